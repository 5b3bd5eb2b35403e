import type { FoodsById } from '../recipes/amounts/weigh-ingredients.rules.ts';
import { recipeNutrition } from '../recipes/nutrition/recipe-nutrition.rules.ts';
import type { CompiledRecipe, RecipeNutrition } from '../recipes/recipe.ts';
import { KeptByServings } from './kept-by-servings.ts';
import { kitchenLines } from './kitchen-lines.rules.ts';

const kept = new KeptByServings<RecipeNutrition>();

/** Of one serving of what is cooked: the food table times the grams of the kitchen's lines. */
export function cookedNutrition(args: {
  recipe: CompiledRecipe;
  /** Cooked; a multiple of a quarter. */
  servings: number;
  foods: FoodsById;
}): RecipeNutrition {
  const { recipe, servings, foods } = args;
  if (servings === recipe.servings) return recipe.nutrition;
  const make = () =>
    recipeNutrition({ ingredients: kitchenLines({ recipe, servings, foods }), foods, servings });
  return kept.get({ recipe, servings, make });
}
