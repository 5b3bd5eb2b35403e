import type { FoodsById } from '../recipes/amounts/weigh-ingredients.rules.ts';
import type { CompiledRecipe } from '../recipes/recipe.ts';
import { kitchenLines } from './kitchen-lines.rules.ts';

/** By recipe, which a change of content replaces, and by servings. */
const known = new WeakMap<CompiledRecipe, Map<number, number>>();

/** The vegetables of one serving of what is cooked, without those that a cook may leave out. */
export function cookedVegetableGrams(args: {
  recipe: CompiledRecipe;
  /** Cooked; a multiple of a quarter. */
  servings: number;
  foods: FoodsById;
}): number {
  const { recipe, servings } = args;
  const ofRecipe = known.get(recipe) ?? new Map<number, number>();
  known.set(recipe, ofRecipe);
  const grams = ofRecipe.get(servings) ?? gramsOf(args);
  ofRecipe.set(servings, grams);
  return grams;
}

function gramsOf(args: Parameters<typeof cookedVegetableGrams>[0]): number {
  const { recipe, servings, foods } = args;
  const lines = servings === recipe.servings ? recipe.ingredients : kitchenLines(args);
  const vegetables = lines.filter(
    ({ standing, foodId }) => standing === 'counted' && foods.get(foodId)?.group === 'vegetables',
  );
  return vegetables.reduce((sum, { eatenGrams }) => sum + eatenGrams, 0) / servings;
}
