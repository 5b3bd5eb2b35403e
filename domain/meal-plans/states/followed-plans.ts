import type { Database } from '../../../db/database.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import { dayOnDate, planOnDate } from '../calendar/plan-calendar.rules.ts';
import {
  listDatedPlans,
  listPlannedDishes,
  listPlansOnCalendar,
  type DatedPlan,
  type PlannedDish,
  type StartedPlan,
} from './started-plans.store.ts';

/** The plans on these members' calendars, by member. */
export function listFollowedPlans(args: {
  db: Database;
  userIds: readonly string[];
}): Promise<ReadonlyMap<string, readonly StartedPlan[]>> {
  return listPlansOnCalendar(args);
}

/** Those of these members' plans that have dates, also what is over. */
export function listPlansWithDates(args: {
  db: Database;
  userIds: readonly string[];
  ids: readonly string[];
}): Promise<readonly DatedPlan[]> {
  return listDatedPlans(args);
}

export interface DayEaten {
  readonly plan: StartedPlan;
  readonly dishes: readonly PlannedDish[];
}

/**
 * What members eat on a date by the plans on their calendars, by member. Who has none for the date is
 * left out. The number of queries doesn't grow with the members.
 */
export async function listDaysEaten(args: {
  db: Database;
  members: readonly { userId: string; date: LocalDay }[];
}): Promise<ReadonlyMap<string, DayEaten>> {
  const { db, members } = args;
  const plans = await listPlansOnCalendar({ db, userIds: members.map(({ userId }) => userId) });
  const followed = members.flatMap(({ userId, date }) => {
    const plan = planOnDate({ plans: plans.get(userId) ?? [], date });
    const day = plan && dayOnDate({ plan, date });
    return plan === null || day === null ? [] : [{ userId, plan, day }];
  });
  const places = followed.map(({ userId, plan, day }) => ({ userId, mealPlanId: plan.id, day }));
  const dishes = await listPlannedDishes({ db, places });
  return new Map(
    followed.map(({ userId, plan }) => [userId, { plan, dishes: dishes.get(userId) ?? [] }]),
  );
}
