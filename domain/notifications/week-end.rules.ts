import { dayOnDate } from '../meal-plans/calendar/plan-calendar.rules.ts';
import { addLocalDays, weekdayOfDay, type LocalDay } from '../tracking/local-time.rules.ts';

interface FollowedPlan {
  readonly dayCount: number;
  readonly firstWeekday: number | null;
  readonly startedAt: Date;
}

const sunday = 6;
const daysPerWeek = 7;

/**
 * Whether today is the day to think of the next week: the day before the followed plan has its last.
 * Without a plan, or with one that comes round every few days, that is Sunday.
 */
export function isDayToPlan({ plan, today }: { plan: FollowedPlan | null; today: LocalDay }) {
  if (plan === null || !isWeekly(plan)) return weekdayOfDay(today) === sunday;
  const tomorrow = new Date(addLocalDays(today, 1));
  return dayOnDate({ plan, date: tomorrow }) === plan.dayCount - 1;
}

function isWeekly({ dayCount, firstWeekday }: FollowedPlan): boolean {
  return firstWeekday !== null || dayCount >= daysPerWeek;
}
