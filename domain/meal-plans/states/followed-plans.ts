import type { Database } from '../../../db/database.ts';
import { dayOnDate } from '../calendar/plan-calendar.rules.ts';
import {
  listPlannedDishes,
  listStartedPlans,
  type PlannedDish,
  type StartedPlan,
} from './started-plans.store.ts';

/** The plans that these members follow, by member. */
export function listFollowedPlans(args: {
  db: Database;
  userIds: readonly string[];
}): Promise<ReadonlyMap<string, StartedPlan>> {
  return listStartedPlans(args);
}

export interface DayEaten {
  readonly plan: StartedPlan;
  readonly dishes: readonly PlannedDish[];
}

/**
 * What members eat on a date by the plans they follow, by member. Who follows no plan, or one that
 * has nothing for the date, is left out. The number of queries doesn't grow with the members.
 */
export async function listDaysEaten(args: {
  db: Database;
  members: readonly { userId: string; date: Date }[];
}): Promise<ReadonlyMap<string, DayEaten>> {
  const { db, members } = args;
  const plans = await listStartedPlans({ db, userIds: members.map(({ userId }) => userId) });
  const followed = members.flatMap(({ userId, date }) => {
    const plan = plans.get(userId);
    const day = plan === undefined ? null : dayOnDate({ plan, date });
    return plan === undefined || day === null ? [] : [{ userId, plan, day }];
  });
  const places = followed.map(({ userId, plan, day }) => ({ userId, mealPlanId: plan.id, day }));
  const dishes = await listPlannedDishes({ db, places });
  return new Map(
    followed.map(({ userId, plan }) => [userId, { plan, dishes: dishes.get(userId) ?? [] }]),
  );
}
