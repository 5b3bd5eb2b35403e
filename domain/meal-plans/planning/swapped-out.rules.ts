import { addLocalDays, type LocalDay } from '../../../lib/local-time.ts';
import { type MealPlanContent } from '../meal-plan.ts';
import { placedLines } from '../meals.rules.ts';
import type { RecipeId } from '../../recipes/recipe.ts';

type Content = Pick<MealPlanContent, 'days'>;

/** A plan that was changed. */
export interface ChangedPlan {
  /** The date of its first day. */
  readonly beginsOn: LocalDay;
  /** What it held, from the earliest. */
  readonly contents: readonly Content[];
}

/** A recipe that was taken out of plans for another. */
export interface SwappedOut {
  readonly times: number;
  /** The last day that it stood on. */
  readonly lastOn: LocalDay;
}

interface Swap {
  readonly out: RecipeId;
  readonly into: RecipeId;
  /** The day it stood on. */
  readonly day: number;
}

/** How often each recipe was taken out of a plan, and when; what was undone does not count. */
export function swappedOut(plans: readonly ChangedPlan[]): ReadonlyMap<RecipeId, SwappedOut> {
  const found = new Map<RecipeId, SwappedOut>();
  for (const { beginsOn, contents } of plans) {
    for (const { out, day } of swapsOf(contents)) {
      const known = found.get(out);
      const on = addLocalDays(beginsOn, day);
      const lastOn = known !== undefined && known.lastOn > on ? known.lastOn : on;
      found.set(out, { times: (known?.times ?? 0) + 1, lastOn });
    }
  }
  return found;
}

function swapsOf(contents: readonly Content[]): readonly Swap[] {
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
function swapBetween(args: { before: Content; after: Content }): Swap | null {
  const [before, after] = [recipesOf(args.before), recipesOf(args.after)];
  const [out, ...othersOut] = [...before.difference(after)];
  const [into, ...othersIn] = [...after.difference(before)];
  if (out === undefined || into === undefined) return null;
  if (othersOut.length > 0 || othersIn.length > 0) return null;
  const day = placedLines(args.before.days).find(({ recipeId }) => recipeId === out)?.day ?? 0;
  return { out, into, day };
}

function recipesOf({ days }: Content): ReadonlySet<RecipeId> {
  return new Set(placedLines(days).map(({ recipeId }) => recipeId));
}
