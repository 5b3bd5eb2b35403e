import type { CompiledIngredient } from '../recipes/recipe.ts';
import { tapWater } from './measures/food-measures.ts';

type WeighedLine = Pick<CompiledIngredient, 'foodId' | 'grams' | 'standing'>;

/**
 * From this share of the dish's weight on, a line makes it what it is. At a tenth half a bell pepper
 * held up a pan of tofu: twice as much was cooked as anybody ate.
 */
const leastMainShare = 0.15;

/** Whether a line is one of the main ingredients, whose amounts rounding moves by a tenth at most. */
export function isMainLine(args: {
  line: WeighedLine;
  recipe: { readonly ingredients: readonly WeighedLine[] };
}): boolean {
  const { line, recipe } = args;
  if (!isCounted(line)) return false;
  const total = recipe.ingredients.filter(isCounted).reduce((sum, { grams }) => sum + grams, 0);
  return line.grams >= total * leastMainShare;
}

function isCounted({ foodId, standing }: WeighedLine): boolean {
  return standing === 'counted' && foodId !== tapWater;
}
