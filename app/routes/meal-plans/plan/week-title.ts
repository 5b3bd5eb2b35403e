import * as m from '../../../../i18n/paraglide/messages.js';
import type { PlanStanding } from '../../../plans/current-day.ts';
import { planTitle } from '../../../plans/plan-title.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';
import type { DayDate } from '../week/day-dates.ts';

/** What the member called the week, else when it is; a week that is over by what it was like. */
export function weekTitle(args: {
  mealPlan: Pick<ShownPlanFragment, 'title' | 'character'>;
  standing: PlanStanding;
  dates: readonly (DayDate | null)[];
}): string {
  const { mealPlan, standing, dates } = args;
  const [first] = dates;
  if (mealPlan.title !== null || !first || standing === 'over') return planTitle(mealPlan);
  if (standing === 'running') return m.meal_plans_this_week();
  return m.meal_plans_from_day({ day: first.weekday });
}
