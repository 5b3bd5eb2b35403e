import {
  addLocalDays,
  daysBetween,
  type LocalDay,
  type LocalMoment,
} from '../../../lib/local-time.ts';

/** When a plan is eaten. Days are those of the member's own calendar: `2026-03-10`. */

export interface PlanDates {
  /** The date of the plan's first day. */
  readonly beginsOn: LocalDay;
  readonly dayCount: number;
}

/** From this hour on it is too late to shop and cook for the day that is left. */
const latestHourToBegin = 15;

/** The day of a plan that is eaten on a date; null before it begins and after it is over. */
export function dayOnDate(args: { plan: PlanDates; date: LocalDay }): number | null {
  const { plan, date } = args;
  const index = daysBetween(plan.beginsOn, date);
  return index >= 0 && index < plan.dayCount ? index : null;
}

export function dateOfDay(args: { plan: Pick<PlanDates, 'beginsOn'>; day: number }): LocalDay {
  return addLocalDays(args.plan.beginsOn, args.day);
}

export function lastDateOf(plan: PlanDates): LocalDay {
  return dateOfDay({ plan, day: plan.dayCount - 1 });
}

/**
 * Of the plans on a member's calendar the one that is eaten on a date. One that begins ends the one
 * before it, also where that one had days left.
 */
export function planOnDate<Plan extends PlanDates>(args: {
  plans: readonly Plan[];
  date: LocalDay;
}): Plan | null {
  const { plans, date } = args;
  const plan = lastOf(plans.filter(({ beginsOn }) => beginsOn <= date));
  return plan !== null && dayOnDate({ plan, date }) !== null ? plan : null;
}

/** The plan to look at: today's, else the next to begin, else the one that was eaten last. */
export function planToShow<Plan extends PlanDates>(args: {
  plans: readonly Plan[];
  today: LocalDay;
}): Plan | null {
  const { plans, today } = args;
  const coming = plans
    .filter(({ beginsOn }) => beginsOn > today)
    .toSorted((left, right) => (left.beginsOn < right.beginsOn ? -1 : 1));
  return planOnDate({ plans, date: today }) ?? coming[0] ?? lastOf(plans);
}

function lastOf<Plan extends PlanDates>(plans: readonly Plan[]): Plan | null {
  return plans.reduce<Plan | null>(
    (last, plan) => (last === null || plan.beginsOn > last.beginsOn ? plan : last),
    null,
  );
}

/** The first day that a plan can begin on without a look at other plans. */
export function soonestBeginning({ day, minute }: LocalMoment): LocalDay {
  return minute < latestHourToBegin * 60 ? day : addLocalDays(day, 1);
}

/** When a plan begins unless its member says otherwise: after those of the calendar. */
export function usualBeginning(args: {
  /** On the calendar already. */
  plans: readonly PlanDates[];
  moment: LocalMoment;
}): LocalDay {
  const soonest = soonestBeginning(args.moment);
  const last = lastOf(args.plans);
  const free = last === null ? soonest : addLocalDays(lastDateOf(last), 1);
  return free > soonest ? free : soonest;
}

/** A plan stays on the calendar beside a new one while it has days before that one begins. */
export function staysBeside(args: {
  plan: PlanDates;
  beginsOn: LocalDay;
  today: LocalDay;
}): boolean {
  const { plan, beginsOn, today } = args;
  return plan.beginsOn < beginsOn && today < beginsOn && lastDateOf(plan) >= today;
}

/** The dates of all plans of a calendar, each with what is eaten on it. */
export function plannedDates<Plan extends PlanDates>(
  plans: readonly Plan[],
): { date: LocalDay; plan: Plan; day: number }[] {
  return plans.flatMap((plan) =>
    Array.from({ length: plan.dayCount }, (_, day) => ({
      date: dateOfDay({ plan, day }),
      plan,
      day,
    })).filter(({ date }) => planOnDate({ plans, date }) === plan),
  );
}
