import { refusal, success } from '../../../lib/result.ts';
import type { Result } from '../../../lib/result.ts';
import type { Food, FoodId } from '../../foods/food.ts';
import { gramsOf } from '../../foods/figures/weigh.rules.ts';
import { ingredientStandings } from '../ingredients/ingredient-standing.rules.ts';
import type { CompiledIngredient, Ingredient } from '../recipe.ts';

export type FoodsById = ReadonlyMap<FoodId, Food>;

/** `index` is the place of the line in the list. */
export type WeighingProblem = Readonly<{
  index: number;
  ingredient: Ingredient;
  reason: 'unknown-food' | 'unit-without-weight';
}>;

/** Grams of every line, or every line that has none. */
export function weighIngredients(args: {
  ingredients: readonly Ingredient[];
  foods: FoodsById;
}): Result<readonly CompiledIngredient[], readonly WeighingProblem[]> {
  const standings = ingredientStandings(args.ingredients);
  const weighed: CompiledIngredient[] = [];
  const problems: WeighingProblem[] = [];
  for (const [index, ingredient] of args.ingredients.entries()) {
    const grams = weigh({ ingredient, foods: args.foods });
    if (!grams.ok) {
      problems.push({ index, ingredient, reason: grams.reason });
      continue;
    }
    const eatenGrams = grams.value * (1 - ingredient.discardedAmount / ingredient.amount);
    const standing = standings[index] ?? 'counted';
    weighed.push({ ...ingredient, grams: grams.value, eatenGrams, standing });
  }
  return problems.length === 0 ? success(weighed) : refusal(problems);
}

function weigh(args: {
  ingredient: Ingredient;
  foods: FoodsById;
}): Result<number, WeighingProblem['reason']> {
  const { foodId, amount, unit } = args.ingredient;
  const food = args.foods.get(foodId);
  if (food === undefined) return refusal('unknown-food');
  const grams = gramsOf({ food, amount, unit });
  return grams === null ? refusal('unit-without-weight') : success(grams);
}
