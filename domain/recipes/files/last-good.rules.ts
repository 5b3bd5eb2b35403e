import type { FoodSources } from '../../foods/table/parse-foods.ts';
import type { RecipeSources } from './parse-recipe.ts';
import type { RecipeId } from '../recipe.ts';

/**
 * The texts of the files that were good when they were last read. Texts rather than what was made
 * of them: a newer release reads them anew. Plain JSON.
 */
export type LastGood = Readonly<{
  foods: FoodSources | null;
  recipes: Readonly<Record<RecipeId, RecipeSources>>;
}>;

export const nothingGood: LastGood = { foods: null, recipes: {} };
