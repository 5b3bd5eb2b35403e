import { dayOnDate } from '../../domain/meal-plans/calendar/plan-calendar.rules.ts';

/** Of the plan that is being followed. */
export function currentDay(args: {
  mealPlan: {
    isStarted: boolean;
    startedAt: string | null;
    days: readonly { weekday: number | null }[];
  };
  today: Date;
}): number | null {
  const { isStarted, startedAt, days } = args.mealPlan;
  if (!isStarted || startedAt === null) return null;
  const plan = {
    dayCount: days.length,
    firstWeekday: days[0]?.weekday ?? null,
    startedAt: new Date(startedAt),
  };
  return dayOnDate({ plan, date: args.today });
}
