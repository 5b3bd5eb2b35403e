import { and, asc, count, desc, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
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
const mostOtherWeeks = 9;

/** What a member's other plans tell a new one. */
export interface OtherWeeks {
  /** The latest with dates, past and to come; of two that began on one day the newer first. */
  readonly dated: readonly DatedWeek[];
  /** The dishes of weeks that were made for the member and wait to be started. */
  readonly seen: readonly SeenDish[];
}

export async function listOtherWeeks({
  db,
  userId,
  waitingSince,
}: Owner & {
  /** A week that has waited for longer is forgotten; without it all are. */
  waitingSince: Date | null;
}): Promise<OtherWeeks> {
  const asked = { userId, waitingSince: waitingSince?.toISOString() ?? null };
  const weeks = await otherWeeks(db).execute(asked);
  if (weeks.length === 0) return { dated: [], seen: [] };
  const dishes = await dishesOfWeeks(db).execute({ userId, planIds: weeks.map(({ id }) => id) });
  const byPlan = Map.groupBy(dishes, (dish) => dish.mealPlanId);
  return {
    dated: weeks.flatMap(({ createdAt: _made, beginsOn, ...week }) =>
      beginsOn === null ? [] : [{ ...week, beginsOn, dishes: byPlan.get(week.id) ?? [] }],
    ),
    seen: weeks.flatMap(({ id: planId, beginsOn, createdAt }) => {
      const shown = beginsOn === null ? (byPlan.get(planId) ?? []) : [];
      return shown.map(({ recipeId: id }) => ({ id, on: localDayOf(createdAt) }));
    }),
  };
}

const otherWeeks = builtOnce((db) => {
  const { id, createdAt, beginsOn, dayCount, isStarted, origin } = mealPlans;
  const isWaiting = and(
    eq(origin, 'GENERATED'),
    isNull(beginsOn),
    gte(createdAt, sql.placeholder('waitingSince')),
  );
  // Counted apart: however many wait, what was eaten is found.
  const place = sql<number>`row_number() over (partition by ${isNull(beginsOn)}
    order by ${beginsOn} desc, ${createdAt} desc, ${id} desc)`;
  const weeks = db
    .select({ id, createdAt, beginsOn, dayCount, isStarted, place: place.as('place') })
    .from(mealPlans)
    .where(and(isKept(owner), or(isNotNull(beginsOn), isWaiting)))
    .as('weeks');
  return db
    .select({
      id: weeks.id,
      createdAt: weeks.createdAt,
      beginsOn: weeks.beginsOn,
      dayCount: weeks.dayCount,
      isStarted: weeks.isStarted,
    })
    .from(weeks)
    .where(lte(weeks.place, mostOtherWeeks))
    .orderBy(desc(weeks.beginsOn), desc(weeks.createdAt), desc(weeks.id))
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
