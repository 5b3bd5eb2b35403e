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
 * Fills in zeros that follow from what a food is, where nobody analysed it: fibre is a thing of
 * plants, cholesterol of animals, sugar is a carbohydrate, and but for drinks whatever holds
 * alcohol worth counting (vanilla extract) has a figure. Everything else stays unknown.
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
