import type { Recipe } from '../recipe.ts';

/** Its file says so, or somebody is named who cooked it. */
export function isOfTestKitchen(recipe: Pick<Recipe, 'isTestKitchen' | 'cookings'>): boolean {
  return recipe.isTestKitchen || recipe.cookings.length > 0;
}
