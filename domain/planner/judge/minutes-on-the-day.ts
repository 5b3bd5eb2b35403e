import type { PlannerRecipe } from '../types.ts';
import { madeAheadWaitMinutes } from '../weights.ts';

/** From begin to table; what stands overnight for breakfast was made the evening before. */
export function minutesOnTheDay(recipe: PlannerRecipe): number {
  const waiting = recipe.totalMinutes - recipe.activeMinutes;
  const isMadeAhead = recipe.meals.includes('BREAKFAST') && waiting >= madeAheadWaitMinutes;
  return isMadeAhead ? recipe.activeMinutes : recipe.totalMinutes;
}
