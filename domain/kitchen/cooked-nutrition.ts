import type { FoodsById } from '../recipes/amounts/weigh-ingredients.rules.ts';
import { recipeNutrition } from '../recipes/nutrition/recipe-nutrition.rules.ts';
import type { CompiledRecipe, RecipeNutrition } from '../recipes/recipe.ts';
import { kitchenLines } from './kitchen-lines.rules.ts';

/** By recipe, which a change of content replaces, and by servings. */
const known = new WeakMap<CompiledRecipe, Map<number, RecipeNutrition>>();

/** Of one serving of what is cooked: the food table times the grams of the kitchen's lines. */
export function cookedNutrition(args: {
  recipe: CompiledRecipe;
  /** Cooked; a multiple of a quarter. */
  servings: number;
  foods: FoodsById;
}): RecipeNutrition {
  const { recipe, servings, foods } = args;
  if (servings === recipe.servings) return recipe.nutrition;
  const ofRecipe = known.get(recipe) ?? new Map<number, RecipeNutrition>();
  known.set(recipe, ofRecipe);
  const found = ofRecipe.get(servings);
  if (found !== undefined) return found;
  const ingredients = kitchenLines({ recipe, servings, foods });
  const nutrition = recipeNutrition({ ingredients, foods, servings });
  ofRecipe.set(servings, nutrition);
  return nutrition;
}
