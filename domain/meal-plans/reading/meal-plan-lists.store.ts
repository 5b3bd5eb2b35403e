import { and, asc, count, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { MealPlan, PlanCounts, PlanFilter, PlanOrder } from '../meal-plan.ts';
import { isKept, isOf, withDays, type Owner } from '../meal-plans.store.ts';
import { mealPlans } from '../meal-plans.tables.ts';

/**
 * The plan being followed first, then the newest or in another order. `afterId` is the last plan of
 * the page above; one that is not the member's own ends the list.
 */
export async function listPlans({
  db,
  userId,
  afterId,
  limit,
  filter = 'ALL',
  order = 'NEWEST',
  withStarted = true,
}: Owner & {
  afterId: string | null;
  limit: number;
  filter?: PlanFilter;
  order?: PlanOrder;
  withStarted?: boolean;
}): Promise<MealPlan[]> {
  const { isStarted, id } = mealPlans;
  const time = order === 'CHANGED' ? mealPlans.updatedAt : mealPlans.createdAt;
  // The plan being followed comes first in every order, so its flag turns with the order.
  const started = order === 'OLDEST' ? sql`not ${isStarted}` : sql`${isStarted}`;
  const direction = order === 'OLDEST' ? asc : desc;
  const placeOfLast = db
    .select({ started, time, id })
    .from(mealPlans)
    .where(and(eq(mealPlans.userId, userId), eq(id, afterId ?? '')));
  const isBehind = order === 'OLDEST' ? sql`>` : sql`<`;
  const isAfter = sql`(${started}, ${time}, ${id}) ${isBehind} ${placeOfLast}`;
  const rows = await db
    .select()
    .from(mealPlans)
    .where(
      and(
        isKept(userId),
        passes(filter),
        withStarted ? undefined : eq(isStarted, false),
        afterId === null ? undefined : isAfter,
      ),
    )
    .orderBy(direction(started), direction(time), direction(id))
    .limit(limit);
  return withDays({ db, userId, rows });
}

function passes(filter: PlanFilter) {
  switch (filter) {
    case 'ALL':
      return undefined;
    case 'PERSONALIZED':
    case 'CUSTOM':
      return eq(mealPlans.kind, filter);
    case 'SHARED':
      return eq(mealPlans.isShared, true);
  }
}

/** How many plans of each kind, apart from the one being followed. */
export async function countPlans({ db, userId }: Owner): Promise<PlanCounts> {
  const [counted] = await db
    .select({
      all: count(),
      personalized: countWhere(eq(mealPlans.kind, 'PERSONALIZED')),
      custom: countWhere(eq(mealPlans.kind, 'CUSTOM')),
      shared: countWhere(eq(mealPlans.isShared, true)),
    })
    .from(mealPlans)
    .where(and(isKept(userId), eq(mealPlans.isStarted, false)));
  return counted ?? { all: 0, personalized: 0, custom: 0, shared: 0 };
}

function countWhere(condition: SQL) {
  return count(sql`case when ${condition} then 1 end`);
}

/** What was deleted since then, the latest first. */
export async function listDeletedPlans({
  db,
  userId,
  since,
}: Owner & {
  since: Date;
}): Promise<MealPlan[]> {
  const rows = await db
    .select()
    .from(mealPlans)
    .where(and(isOf(userId), gte(mealPlans.deletedAt, since)))
    .orderBy(desc(mealPlans.deletedAt), desc(mealPlans.id));
  return withDays({ db, userId, rows });
}

export async function listPlansById({
  db,
  userId,
  ids,
}: Owner & {
  ids: readonly string[];
}): Promise<MealPlan[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(mealPlans)
    .where(and(isKept(userId), inArray(mealPlans.id, [...ids])));
  return withDays({ db, userId, rows });
}
