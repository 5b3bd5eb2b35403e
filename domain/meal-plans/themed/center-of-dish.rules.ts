import type { Food, FoodGroup } from '../../foods/food.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';

export type FoodGroups = ReadonlyMap<string, Pick<Food, 'group'>>;

const centers: readonly FoodGroup[] = [
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'eggs',
  'dairy',
  'plant-protein',
  'legumes',
];

/** The food a dish is built on: the heaviest of those with protein. */
export function centerOf({ ingredients }: CompiledRecipe, foods: FoodGroups): string | null {
  const bearing = ingredients.filter(({ standing, foodId }) => {
    const group = foods.get(foodId)?.group;
    return standing === 'counted' && group !== undefined && centers.includes(group);
  });
  const [heaviest] = bearing.toSorted((one, other) => other.eatenGrams - one.eatenGrams);
  return heaviest?.foodId ?? null;
}

/** What people who live on plants, or a thrifty household, eat twice a day without noticing. */
export const bearsRepeating = [
  'chicken-breast',
  'chicken-thigh',
  'ground-beef',
  'tempeh',
  'tofu-firm',
  'tofu-smoked',
];
