import type { FoodsById } from '../recipes/amounts/weigh-ingredients.rules.ts';
import type { CompiledRecipe } from '../recipes/recipe.ts';
import { KeptByServings } from './kept-by-servings.ts';
import { kitchenLines } from './kitchen-lines.rules.ts';

const kept = new KeptByServings<number>();

/** The vegetables of one serving of what is cooked, without those that a cook may leave out. */
export function cookedVegetableGrams(args: {
  recipe: CompiledRecipe;
  /** Cooked; a multiple of a quarter. */
  servings: number;
  foods: FoodsById;
}): number {
  return kept.get({ ...args, make: () => gramsOf(args) });
}

function gramsOf(args: Parameters<typeof cookedVegetableGrams>[0]): number {
  const { recipe, servings, foods } = args;
  const lines = servings === recipe.servings ? recipe.ingredients : kitchenLines(args);
  const vegetables = lines.filter(
    ({ standing, foodId }) => standing === 'counted' && foods.get(foodId)?.group === 'vegetables',
  );
  return vegetables.reduce((sum, { eatenGrams }) => sum + eatenGrams, 0) / servings;
}
