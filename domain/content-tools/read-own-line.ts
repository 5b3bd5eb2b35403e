import { refusal, success } from '../../lib/result.ts';
import type { Result } from '../../lib/result.ts';
import type { Food } from '../foods/food.ts';
import { gramsOf } from '../foods/figures/weigh.rules.ts';
import { parseIngredientLine } from '../recipes/files/parse-ingredient-line.ts';
import type { IngredientLine } from '../recipes/files/parse-ingredient-line.ts';
import type { FoodMatcher } from './match-food.ts';
import { resolveIngredient } from './resolve-ingredient.ts';

export type KnownFoods = Readonly<{
  matcher: FoodMatcher;
  foods: ReadonlyMap<string, Food>;
}>;

/** A line as our files have it, or as a cook would say it. Only foods of the table are taken. */
export function readOwnLine(args: {
  text: string;
  known: KnownFoods;
}): Result<IngredientLine, string> {
  const { text, known } = args;
  const own = parseIngredientLine(text);
  const food = own.ok ? known.foods.get(own.value.foodId) : undefined;
  if (own.ok && food !== undefined && gramsOf({ food, ...own.value }) !== null) return own;
  const resolved = resolveIngredient({ text, matcher: known.matcher });
  if (resolved.kind === 'matched') return success(resolved.line);
  if (resolved.kind === 'heading') return refusal(`"${text}" is no ingredient.`);
  const candidates = resolved.candidates.map(({ id }) => id).join(', ');
  const hint = candidates === '' ? '' : ` Candidates: ${candidates}.`;
  return refusal(`"${text}": ${resolved.reason}${hint}`);
}
