import {
  lastDateOf,
  planOnDate,
  type PlanDates,
} from '../meal-plans/calendar/plan-calendar.rules.ts';
import { addLocalDays, weekdayOfDay, type LocalDay } from '../../lib/local-time.ts';

const sunday = 6;
/** Working days make a week of a plan. */
const shortestWeek = 5;

/**
 * Whether today is the day to think of the next week: the day before the followed plan has its last,
 * unless another one follows it. Without a plan, or with one of a few days, that is Sunday.
 */
export function isDayToPlan(args: { plans: readonly PlanDates[]; today: LocalDay }): boolean {
  const { plans, today } = args;
  if (plans.some(({ beginsOn }) => beginsOn > today)) return false;
  const plan = planOnDate({ plans, date: today });
  if (plan === null || plan.dayCount < shortestWeek) return weekdayOfDay(today) === sunday;
  return lastDateOf(plan) === addLocalDays(today, 1);
}
