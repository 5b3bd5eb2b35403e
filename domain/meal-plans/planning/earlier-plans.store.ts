import { and, asc, count, desc, eq, gte, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import { localDayOf } from '../../../lib/local-time.ts';
import type { PlanDates } from '../calendar/plan-calendar.rules.ts';
import { isAnyOf, isKept, isOf, type Owner } from '../meal-plans.store.ts';
import { mealPlanRecipes, mealPlans } from '../meal-plans.tables.ts';
import type { DatedWeek, SeenDish } from './eaten-before.rules.ts';

/** What a new week has to know of those before it. */

const owner = sql.placeholder('userId');

/** When the plans of a member's calendar are eaten, in their order. */
export async function listCalendar({ db, userId }: Owner): Promise<PlanDates[]> {
  const plans = await datesOfStartedPlans(db).execute({ userId });
  return plans.flatMap(({ beginsOn, dayCount }) =>
    beginsOn === null ? [] : [{ beginsOn, dayCount }],
  );
}

const datesOfStartedPlans = builtOnce((db) =>
  db
    .select({ beginsOn: mealPlans.beginsOn, dayCount: mealPlans.dayCount })
    .from(mealPlans)
    .where(and(isKept(owner), eq(mealPlans.isStarted, true)))
    .orderBy(asc(mealPlans.beginsOn))
    .prepare(''),
);

/** More weeks ago than nine, what was eaten is as good as new. */
const mostEatenPlans = 9;

/** The member's latest plans with dates, past and to come; of two that began on one day the newer first. */
export async function listDatedWeeks({ db, userId }: Owner): Promise<DatedWeek[]> {
  const plans = await datedWeeks(db).execute({ userId });
  const weeks = plans.flatMap(({ beginsOn, ...plan }) =>
    beginsOn === null ? [] : [{ ...plan, beginsOn }],
  );
  if (weeks.length === 0) return [];
  const dishes = await dishesOfWeeks(db).execute({ userId, planIds: weeks.map(({ id }) => id) });
  const byPlan = Map.groupBy(dishes, (dish) => dish.mealPlanId);
  return weeks.map((week) => ({ ...week, dishes: byPlan.get(week.id) ?? [] }));
}

const datedWeeks = builtOnce((db) => {
  const { id, createdAt, beginsOn, dayCount, isStarted } = mealPlans;
  return db
    .select({ id, beginsOn, dayCount, isStarted })
    .from(mealPlans)
    .where(and(isKept(owner), isNotNull(beginsOn)))
    .orderBy(desc(beginsOn), desc(createdAt), desc(id))
    .limit(mostEatenPlans)
    .prepare('');
});

const dishesOfWeeks = builtOnce((db) => {
  const { mealPlanId, day, meal, position, recipeId, role, portions, leftoverOfDay } =
    mealPlanRecipes;
  return db
    .select({ mealPlanId, day, meal, recipeId, role, portions, leftoverOfDay })
    .from(mealPlanRecipes)
    .where(and(eq(mealPlanRecipes.userId, owner), isAnyOf(mealPlanId)))
    .orderBy(asc(day), asc(position))
    .prepare('');
});

/** Dishes of weeks that were generated since a time and wait to be started, with the day they were. */
export async function listWaitingDishes({
  db,
  userId,
  since,
}: Owner & {
  since: Date;
}): Promise<SeenDish[]> {
  const dishes = await waitingDishes(db).execute({ userId, since: since.toISOString() });
  return dishes.flatMap(({ id, madeAt }) =>
    madeAt === null ? [] : [{ id, on: localDayOf(madeAt) }],
  );
}

const waitingDishes = builtOnce((db) => {
  const { id, userId, origin, beginsOn, createdAt } = mealPlans;
  const { mealPlanId, recipeId } = mealPlanRecipes;
  const isOfPlan = and(eq(mealPlanRecipes.userId, userId), eq(mealPlanId, id));
  const isWaiting = and(eq(origin, 'GENERATED'), isNull(beginsOn));
  return db
    .select({ id: recipeId, madeAt: max(createdAt) })
    .from(mealPlans)
    .innerJoin(mealPlanRecipes, isOfPlan)
    .where(and(isKept(owner), isWaiting, gte(createdAt, sql.placeholder('since'))))
    .groupBy(recipeId)
    .orderBy(asc(recipeId))
    .prepare('');
});

/** How many plans were ever generated for the member, and how many since a time; deleted ones too. */
export async function countGeneratedPlans({
  db,
  userId,
  since,
}: Owner & {
  since: Date;
}): Promise<{ ever: number; since: number }> {
  const [counted] = await generatedPlans(db).execute({ userId, since: since.toISOString() });
  return counted ?? { ever: 0, since: 0 };
}

const generatedPlans = builtOnce((db) =>
  db
    .select({
      ever: count(),
      since: count(sql`case when ${gte(mealPlans.createdAt, sql.placeholder('since'))} then 1 end`),
    })
    .from(mealPlans)
    .where(and(isOf(owner), eq(mealPlans.origin, 'GENERATED')))
    .prepare(''),
);
