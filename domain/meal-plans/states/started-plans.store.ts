import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { mealPlanRecipes, mealPlans } from '../meal-plans.tables.ts';

/** The part of a followed plan that decides which of its days is eaten on a date. */
export interface StartedPlan {
  readonly id: string;
  readonly slug: string;
  readonly dayCount: number;
  readonly firstWeekday: number | null;
  readonly startedAt: Date;
}

/** The plans that these members follow, by member, in one query. */
export async function listStartedPlans(args: {
  db: Database;
  userIds: readonly string[];
}): Promise<ReadonlyMap<string, StartedPlan>> {
  const { db, userIds } = args;
  if (userIds.length === 0) return new Map();
  const { userId, id, slug, dayCount, firstWeekday, startedAt } = mealPlans;
  const rows = await db
    .select({ userId, id, slug, dayCount, firstWeekday, startedAt })
    .from(mealPlans)
    .where(
      and(
        inArray(userId, [...userIds]),
        eq(mealPlans.isStarted, true),
        isNull(mealPlans.deletedAt),
        isNotNull(startedAt),
      ),
    );
  return new Map(
    rows.flatMap(({ userId: owner, startedAt: started, ...plan }) =>
      started === null ? [] : [[owner, { ...plan, startedAt: started }] as const],
    ),
  );
}

export interface PlannedDish {
  readonly recipeId: string;
  readonly leftoverOfDay: number | null;
}

interface PlannedDay {
  userId: string;
  mealPlanId: string;
  day: number;
}

/** The dishes of one day for each of several members, by member, in one query. */
export async function listPlannedDishes(args: {
  db: Database;
  places: readonly PlannedDay[];
}): Promise<ReadonlyMap<string, readonly PlannedDish[]>> {
  const { db, places } = args;
  if (places.length === 0) return new Map();
  const { userId, mealPlanId, day, meal, position, recipeId, leftoverOfDay } = mealPlanRecipes;
  const rows = await db
    .select({ userId, recipeId, leftoverOfDay })
    .from(mealPlanRecipes)
    .where(
      or(
        ...places.map((place) =>
          and(eq(userId, place.userId), eq(mealPlanId, place.mealPlanId), eq(day, place.day)),
        ),
      ),
    )
    .orderBy(asc(meal), asc(position));
  return Map.groupBy(rows, (row) => row.userId);
}
