import { type MealPlanContent } from '../meal-plan.ts';
import { placedLines } from '../meals.rules.ts';
import type { RecipeId } from '../../recipes/recipe.ts';

interface Swap {
  readonly out: RecipeId;
  readonly into: RecipeId;
}

/** How often each recipe was taken out of a plan for another; what was undone does not count. */
export function timesSwappedOut(
  /** What each plan held, from the earliest. */
  plans: readonly (readonly Pick<MealPlanContent, 'days'>[])[],
): ReadonlyMap<RecipeId, number> {
  const times = new Map<RecipeId, number>();
  for (const { out } of plans.flatMap(swapsOf)) times.set(out, (times.get(out) ?? 0) + 1);
  return times;
}

function swapsOf(contents: readonly Pick<MealPlanContent, 'days'>[]): readonly Swap[] {
  const swaps: Swap[] = [];
  for (const [index, after] of contents.entries()) {
    const before = contents[index - 1];
    const swap = before && swapBetween({ before, after });
    if (!swap) continue;
    const last = swaps.at(-1);
    const isUndone = last?.out === swap.into && last.into === swap.out;
    if (isUndone) swaps.pop();
    else swaps.push(swap);
  }
  return swaps;
}

/** One for another; a meal planned anew, a dish added or left out is something else. */
function swapBetween(args: {
  before: Pick<MealPlanContent, 'days'>;
  after: Pick<MealPlanContent, 'days'>;
}): Swap | null {
  const [before, after] = [recipesOf(args.before), recipesOf(args.after)];
  const [out, ...othersOut] = [...before.difference(after)];
  const [into, ...othersIn] = [...after.difference(before)];
  if (out === undefined || into === undefined) return null;
  return othersOut.length > 0 || othersIn.length > 0 ? null : { out, into };
}

function recipesOf({ days }: Pick<MealPlanContent, 'days'>): ReadonlySet<RecipeId> {
  return new Set(placedLines(days).map(({ recipeId }) => recipeId));
}
