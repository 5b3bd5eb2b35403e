import { daysBetween, type LocalDay } from '../../lib/local-time.ts';

interface DatedPlan {
  /** Null while the plan is not on the calendar. */
  beginsOn: LocalDay | null;
  days: readonly unknown[];
}

/** The plan of a calendar that takes over from another, also where that one has days left. */
export function planAfter<Plan extends Pick<DatedPlan, 'beginsOn'>>(args: {
  calendar: readonly Plan[];
  beginsOn: LocalDay | null;
}): Plan | null {
  const { calendar, beginsOn } = args;
  if (beginsOn === null) return null;
  return calendar.find((plan) => (plan.beginsOn ?? '') > beginsOn) ?? null;
}

/** How many days of a plan are eaten before another one takes over. */
export function daysEaten(args: {
  plan: DatedPlan;
  after: Pick<DatedPlan, 'beginsOn'> | null;
}): number {
  const { plan, after } = args;
  const all = plan.days.length;
  if (plan.beginsOn === null || !after?.beginsOn) return all;
  return Math.min(all, daysBetween(plan.beginsOn, after.beginsOn));
}
