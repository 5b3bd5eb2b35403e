import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Database } from '../../../db/database.ts';
import type { PlanDates } from '../calendar/plan-calendar.rules.ts';
import { mealPlanRecipes, mealPlans } from '../meal-plans.tables.ts';

/** The part of a followed plan that decides which of its days is eaten on a date. */
export interface StartedPlan extends PlanDates {
  readonly id: string;
  readonly slug: string;
}

/** The plans on these members' calendars, by member, in one query. */
export async function listPlansOnCalendar(args: {
  db: Database;
  userIds: readonly string[];
}): Promise<ReadonlyMap<string, readonly StartedPlan[]>> {
  const { db, userIds } = args;
  if (userIds.length === 0) return new Map();
  const rows = await plansOnCalendar(db).execute({ userIds: [...userIds] });
  const plans = rows.flatMap(({ beginsOn: begins, ...plan }) =>
    begins === null ? [] : [{ ...plan, beginsOn: begins }],
  );
  return Map.groupBy(plans, (plan) => plan.userId);
}

const plansOnCalendar = builtOnce((db) => {
  const { userId, id, slug, dayCount, beginsOn } = mealPlans;
  const isTheirs = sql`${userId} = any(${sql.placeholder('userIds')})`;
  return db
    .select({ userId, id, slug, dayCount, beginsOn })
    .from(mealPlans)
    .where(and(isTheirs, eq(mealPlans.isStarted, true), isNull(mealPlans.deletedAt)))
    .prepare('');
});

/** A plan with its dates, and whose it is. */
export interface DatedPlan extends StartedPlan {
  readonly userId: string;
}

/** When plans of these members begin or began, also those that are over; those without a date are left out. */
export async function listDatedPlans(args: {
  db: Database;
  userIds: readonly string[];
  ids: readonly string[];
}): Promise<readonly DatedPlan[]> {
  const { db, userIds, ids } = args;
  if (ids.length === 0) return [];
  const { userId, id, slug, dayCount, beginsOn } = mealPlans;
  const rows = await db
    .select({ userId, id, slug, dayCount, beginsOn })
    .from(mealPlans)
    .where(and(inArray(userId, [...userIds]), inArray(id, [...ids])));
  return rows.flatMap(({ beginsOn: begins, ...plan }) =>
    begins === null ? [] : [{ ...plan, beginsOn: begins }],
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
