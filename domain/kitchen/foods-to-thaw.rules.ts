import type { Food, FoodGroup, FoodId } from '../foods/food.ts';
import type { CompiledRecipe } from '../recipes/recipe.ts';

const thawedGroups: ReadonlySet<FoodGroup> = new Set(['meat', 'poultry', 'fish', 'shellfish']);

/**
 * What of a dish may lie in the freezer and takes a night to thaw: meat, poultry and fish that do not
 * keep without cold. Tins and cured meat do, and breaded pieces are fried as they are.
 */
export function foodsToThaw(args: {
  recipe: Pick<CompiledRecipe, 'ingredients'>;
  foodsById: ReadonlyMap<FoodId, Food>;
}): Food[] {
  const { recipe, foodsById } = args;
  const foods = recipe.ingredients
    .filter(({ standing }) => standing === 'counted')
    .flatMap(({ foodId }) => foodsById.get(foodId) ?? []);
  return [...new Set(foods)].filter((food) => food.isPerishable && thawedGroups.has(food.group));
}
