import { refusal, success } from '../../../lib/result.ts';
import type { Result } from '../../../lib/result.ts';
import type { Ingredient, Recipe } from '../recipe.ts';

const usualServingsOptions: readonly number[] = [1, 2, 4, 6, 8];

/** A member may cook the recipe for these; always also for as many as it was written for. */
export function offeredServings(args: {
  servings: number;
  options: readonly number[];
}): readonly number[] {
  const options = args.options.length === 0 ? usualServingsOptions : args.options;
  return [...new Set([...options, args.servings])].toSorted((a, b) => a - b);
}

/** The ingredients with their amounts for so many servings. */
export function scaleIngredients<Listed extends Ingredient>(args: {
  recipe: Pick<Recipe, 'servings' | 'servingsOptions'> & { ingredients: readonly Listed[] };
  servings: number;
}): Result<readonly Listed[], 'servings-not-offered'> {
  const { recipe, servings } = args;
  if (!recipe.servingsOptions.includes(servings)) return refusal('servings-not-offered');
  const factor = servings / recipe.servings;
  return success(recipe.ingredients.map((ingredient) => scaleIngredient({ ingredient, factor })));
}

/** A pinch stays a pinch: nobody takes two pinches of salt for twice the soup. */
export function scaleIngredient<Listed extends Ingredient>(args: {
  ingredient: Listed;
  factor: number;
}): Listed {
  const { ingredient, factor } = args;
  if (ingredient.unit === 'pinch') return ingredient;
  return {
    ...ingredient,
    amount: ingredient.amount * factor,
    discardedAmount: ingredient.discardedAmount * factor,
    discardedFatGrams: ingredient.discardedFatGrams * factor,
  };
}
