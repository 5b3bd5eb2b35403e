import { addDays, dayMs } from '../../../lib/clock.ts';

/** Which day of a plan is eaten when. Dates are midnights in UTC. */

interface FollowedPlan {
  readonly dayCount: number;
  /** 0 Monday to 6 Sunday; null begins on the day the plan was started. */
  readonly firstWeekday: number | null;
  readonly startedAt: Date;
}

const daysPerWeek = 7;

/** The day of a plan that falls on a date; null between one round of it and the next. */
export function dayOnDate(args: { plan: FollowedPlan; date: Date }): number | null {
  const { plan, date } = args;
  const passed = Math.round((midnight(date).getTime() - firstDate(plan).getTime()) / dayMs);
  const round = roundLength(plan);
  const index = ((passed % round) + round) % round;
  return index < plan.dayCount ? index : null;
}

/** Plans of certain weekdays come round in whole weeks. */
function roundLength({ dayCount, firstWeekday }: FollowedPlan): number {
  if (firstWeekday === null) return dayCount;
  return Math.ceil(dayCount / daysPerWeek) * daysPerWeek;
}

/** Of the plan's first round: in the week that it was started, where it has weekdays. */
function firstDate({ firstWeekday, startedAt }: FollowedPlan): Date {
  const start = midnight(startedAt);
  if (firstWeekday === null) return start;
  return addDays(start, -((weekdayOf(start) - firstWeekday + daysPerWeek) % daysPerWeek));
}

/** 0 is Monday. */
function weekdayOf(date: Date): number {
  return (date.getUTCDay() + 6) % daysPerWeek;
}

function midnight(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
}

/** This many days from a Monday are in a calendar: this week and the next. */
const calendarDays = 14;

/** The dates of this week and the next with the plan's day of each. */
export function plannedDates(args: {
  plan: FollowedPlan;
  now: Date;
}): { date: Date; day: number }[] {
  const today = midnight(args.now);
  const monday = addDays(today, -weekdayOf(today));
  return Array.from({ length: calendarDays }, (_, index) => addDays(monday, index)).flatMap(
    (date) => {
      const day = dayOnDate({ plan: args.plan, date });
      return day === null ? [] : [{ date, day }];
    },
  );
}
