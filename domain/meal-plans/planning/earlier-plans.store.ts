import { and, asc, count, desc, eq, gte, or, sql } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { PlanDates } from '../calendar/plan-calendar.rules.ts';
import { isAnyOf, isKept, isOf, type Owner } from '../meal-plans.store.ts';
import { mealPlanRecipes, mealPlans } from '../meal-plans.tables.ts';
import type { LatestWeek } from './eaten-before.rules.ts';

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

/** The member's newest plans that were planned for them or that they follow, the newest first. */
export async function listLatestWeeks({ db, userId }: Owner): Promise<LatestWeek[]> {
  const weeks = await latestWeeks(db).execute({ userId });
  if (weeks.length === 0) return [];
  const dishes = await dishesOfWeeks(db).execute({ userId, planIds: weeks.map(({ id }) => id) });
  const byPlan = Map.groupBy(dishes, (dish) => dish.mealPlanId);
  return weeks.map((week) => ({ ...week, dishes: byPlan.get(week.id) ?? [] }));
}

const latestWeeks = builtOnce((db) => {
  const { id, createdAt, beginsOn, dayCount, origin, isStarted } = mealPlans;
  return db
    .select({ id, createdAt, beginsOn, dayCount })
    .from(mealPlans)
    .where(and(isKept(owner), or(eq(origin, 'GENERATED'), eq(isStarted, true))))
    .orderBy(desc(createdAt), desc(id))
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
