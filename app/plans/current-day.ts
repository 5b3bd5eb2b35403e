import { dayOnDate, lastDateOf } from '../../domain/meal-plans/calendar/plan-calendar.rules.ts';
import type { LocalDay } from '../../lib/local-time.ts';

interface DatedPlan {
  /** Null while the plan is not on the calendar. */
  beginsOn: LocalDay | null;
  days: readonly unknown[];
}

/** Whether a plan is on the calendar at all, waits for its day, is being eaten or was. */
export type PlanStanding = 'unstarted' | 'coming' | 'running' | 'over';

export function planStanding(args: { mealPlan: DatedPlan; today: LocalDay }): PlanStanding {
  const { mealPlan, today } = args;
  const { beginsOn, days } = mealPlan;
  if (beginsOn === null) return 'unstarted';
  if (today < beginsOn) return 'coming';
  return today > lastDateOf({ beginsOn, dayCount: days.length }) ? 'over' : 'running';
}

/** On its last day and ever after, of a plan that was begun. */
export function isLastDayOf({ mealPlan, date }: { mealPlan: DatedPlan; date: LocalDay }): boolean {
  const { beginsOn, days } = mealPlan;
  return beginsOn !== null && lastDateOf({ beginsOn, dayCount: days.length }) <= date;
}

/** The day of a plan that is eaten today; null before it begins and after it is over. */
export function currentDay(args: { mealPlan: DatedPlan; today: LocalDay }): number | null {
  const { beginsOn, days } = args.mealPlan;
  if (beginsOn === null) return null;
  return dayOnDate({ plan: { beginsOn, dayCount: days.length }, date: args.today });
}
