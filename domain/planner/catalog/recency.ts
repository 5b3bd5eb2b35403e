import type { PlannerProfile } from '../types.ts';
import { weights } from '../weights.ts';

/** What was eaten longer ago is as good as new. */
const longestDays = 200;

/**
 * By days since it was last eaten, what a recipe costs. Multiplied step by step: powers may differ
 * between engines in the last bit.
 */
export const recencyCosts: Float64Array = new Float64Array(longestDays + 1);
let cost: number = weights.recency.value;
for (let daysAgo = 1; daysAgo <= longestDays; daysAgo++) {
  cost *= weights.recencyDecay.value;
  recencyCosts[daysAgo] = cost;
}

/** By recipe id, how many days before the plan it was last eaten. */
export function lastEaten(
  profile: Pick<PlannerProfile, 'history' | 'daysBefore'>,
): ReadonlyMap<string, number> {
  const { history = [], daysBefore = [] } = profile;
  const latest = new Map<string, number>();
  const note = (id: string, daysAgo: number) => {
    if (daysAgo >= 1 && daysAgo < (latest.get(id) ?? Infinity)) latest.set(id, daysAgo);
  };
  for (const { id, daysAgo } of history) note(id, daysAgo);
  for (const [day, { meals }] of daysBefore.entries()) {
    const recipes = meals.flatMap((meal) => meal.recipes);
    for (const { id } of recipes) note(id, daysBefore.length - day);
  }
  return latest;
}
