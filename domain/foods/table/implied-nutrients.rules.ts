import type { Nutrients } from '../../../lib/nutrients.ts';
import type { FoodDiet, FoodGroup } from '../food.ts';

const animalGroups: readonly FoodGroup[] = [
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'dairy',
  'eggs',
];

/**
 * Fills in the zeros that follow from what a food is, where no analysis says more: only plants have
 * fibre, only animals have cholesterol, and what has no carbohydrates has no sugar. Only drinks,
 * and foods that the table gives a figure (vanilla extract), hold alcohol. Everything else stays
 * unknown.
 */
export function withImpliedZeros(args: {
  nutrients: Nutrients;
  group: FoodGroup;
  diet: FoodDiet;
}): Nutrients {
  const { nutrients, group, diet } = args;
  const hasNoCarbs = nutrients.carbohydrateGrams === 0;
  const hasNoFiber = hasNoCarbs || animalGroups.includes(group);
  return {
    ...nutrients,
    fiberGrams: nutrients.fiberGrams ?? (hasNoFiber ? 0 : null),
    sugarGrams: nutrients.sugarGrams ?? (hasNoCarbs ? 0 : null),
    saturatedFatGrams: nutrients.saturatedFatGrams ?? (nutrients.fatGrams === 0 ? 0 : null),
    alcoholGrams: nutrients.alcoholGrams ?? (group === 'drinks' ? null : 0),
    cholesterolMg: nutrients.cholesterolMg ?? (diet === 'vegan' ? 0 : null),
  };
}
