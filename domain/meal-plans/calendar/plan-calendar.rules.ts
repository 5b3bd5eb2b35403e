import { addDays, dayMs } from '../../../lib/clock.ts';

/** Which day of a plan is eaten when. Dates are midnights in UTC. */

interface FollowedPlan {
  readonly dayCount: number;
  /** 0 Monday to 6 Sunday; null begins on the day the plan was started. */
  readonly firstWeekday: number | null;
  readonly startedAt: Date;
}

const daysPerWeek = 7;

/** The day of a plan that is eaten on a date; null on dates between two rounds of the plan. */
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

/**
 * The date of day 0 in the plan's first round. A plan with weekdays begins in the week it was
 * started.
 */
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

/** A calendar shows this many days from Monday on: this week and the next. */
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
