import {
  and,
  asc,
  eq,
  getTableColumns,
  isNull,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import { builtOnce } from '../../db/built-once.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { rawStatement } from '../../db/raw-statement.ts';
import {
  isOnCalendar,
  type MealPlan,
  type MealPlanHead,
  type StartedMealPlan,
} from './meal-plan.ts';
import { daysForOthers, daysOfRows, rowsOfDays, type MealPlanRow } from './meals.rules.ts';
import { mealPlanRecipes, mealPlans } from './meal-plans.tables.ts';

export interface Owner {
  db: Database;
  userId: string;
}

/**
 * The plan and its recipes, all or none. False when the request has made its plan already: a second
 * click waits for the first one's transaction and then meets its row.
 */
export async function insertMealPlan({
  db,
  userId,
  plan,
  requestKey,
}: Owner & {
  plan: MealPlan;
  requestKey: string;
}): Promise<boolean> {
  return db.transaction(async (tx) => {
    const inserted = await tx
      .insert(mealPlans)
      .values(planRow({ userId, plan, requestKey }))
      .onConflictDoNothing({ target: [mealPlans.userId, mealPlans.requestKey] })
      .returning({ id: mealPlans.id });
    if (inserted.length === 0) return false;
    await insertRecipes({ db: tx, userId, plan });
    return true;
  });
}

export async function insertRecipes({
  db,
  userId,
  plan,
}: Owner & {
  plan: Pick<MealPlan, 'id' | 'days'>;
}): Promise<void> {
  const rows = rowsOfDays(plan.days);
  if (rows.length === 0) return;
  await insertLines(db)({ userId, mealPlanId: plan.id, rows: JSON.stringify(rows) });
}

/** As one value, however many lines there are: a value for each column of each takes ten times as long. */
const insertLines = builtOnce((db) =>
  rawStatement(
    db,
    sql`insert into meal_plan_recipes (user_id, meal_plan_id, day, meal, position, recipe_id,
      role, portions, leftover_of_day, reasons, is_locked, note)
    select ${sql.placeholder('userId')}, ${sql.placeholder('mealPlanId')}, day, meal, position,
      "recipeId", role, portions, "leftoverOfDay", reasons, coalesce("isLocked", false), note
    from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as line (day integer, meal text,
      position integer, "recipeId" text, role text, portions jsonb, "leftoverOfDay" integer,
      reasons jsonb, "isLocked" boolean, note text)`,
  ),
);

function planRow({
  userId,
  plan,
  requestKey,
}: {
  userId: string;
  plan: MealPlan;
  requestKey: string;
}) {
  const { days: _days, title, createdAt, eaters, ...head } = plan;
  return {
    ...head,
    ...eaters,
    userId,
    requestKey,
    title: title ?? '',
    createdAt,
    updatedAt: createdAt,
  };
}

type MealPlanKey = { id: string } | { slug: string } | { requestKey: string };

/**
 * A member's own plan with its days, in two queries. Deleted ones are not found, unless by the request
 * that made them: it is answered with what it made.
 */
export async function findPlan({
  db,
  userId,
  key,
}: Owner & {
  key: MealPlanKey;
}): Promise<MealPlan | null> {
  const [row] = await planByKey({ db, userId, key });
  if (row === undefined) return null;
  const [plan] = await withDays({ db, userId, rows: [row] });
  return plan ?? null;
}

function planByKey({ db, userId, key }: Owner & { key: MealPlanKey }): Promise<PlanRow[]> {
  if ('id' in key) return planById(db).execute({ userId, id: key.id });
  if ('slug' in key) return planBySlug(db).execute({ userId, slug: key.slug });
  return planByRequest(db).execute({ userId, requestKey: key.requestKey });
}

const owner = sql.placeholder('userId');

const planById = builtOnce((db) =>
  onePlan(db, and(isKept(owner), eq(mealPlans.id, sql.placeholder('id')))),
);
const planBySlug = builtOnce((db) =>
  onePlan(db, and(isKept(owner), eq(mealPlans.slug, sql.placeholder('slug')))),
);
const planByRequest = builtOnce((db) =>
  onePlan(db, and(isOf(owner), eq(mealPlans.requestKey, sql.placeholder('requestKey')))),
);

function onePlan(db: Database | Transaction, condition: SQL | undefined) {
  return db.select().from(mealPlans).where(condition).limit(1).prepare('');
}

export function isOf(userId: string | Placeholder) {
  return eq(mealPlans.userId, userId);
}

export function isKept(userId: string | Placeholder) {
  return and(isOf(userId), isNull(mealPlans.deletedAt));
}

/** Whoever has the link of a shared plan reads it; the only query that does not name the owner. */
export async function findSharedPlan({
  db,
  slug,
}: {
  db: Database;
  slug: string;
}): Promise<MealPlan | null> {
  const [row] = await db
    .select()
    .from(mealPlans)
    .where(and(eq(mealPlans.slug, slug), eq(mealPlans.isShared, true), isNull(mealPlans.deletedAt)))
    .limit(1);
  if (row === undefined) return null;
  const [plan] = await withDays({ db, userId: row.userId, rows: [row] });
  return plan === undefined ? null : { ...plan, days: daysForOthers(plan.days) };
}

/** Those of the member's calendar, in the order they are eaten. */
export async function listStartedPlans({ db, userId }: Owner): Promise<StartedMealPlan[]> {
  const rows = await startedPlans(db).execute({ userId });
  const plans = await withDays({ db, userId, rows });
  return plans.flatMap((plan) => (isOnCalendar(plan) ? [plan] : []));
}

const startedPlans = builtOnce((db) =>
  db
    .select()
    .from(mealPlans)
    .where(and(isKept(owner), eq(mealPlans.isStarted, true)))
    .orderBy(asc(mealPlans.beginsOn))
    .prepare(''),
);

type PlanRow = typeof mealPlans.$inferSelect;

export async function withDays({
  db,
  userId,
  rows,
}: Owner & {
  rows: readonly PlanRow[];
}): Promise<MealPlan[]> {
  if (rows.length === 0) return [];
  const rowsByPlan = Map.groupBy(
    await selectRows({ db, userId, planIds: rows.map(({ id }) => id) }),
    ({ mealPlanId }) => mealPlanId,
  );
  return rows.map((row) => ({
    ...headOf(row),
    days: daysOfRows({ dayCount: row.dayCount, rows: rowsByPlan.get(row.id) ?? [] }),
  }));
}

function selectRows({
  db,
  userId,
  planIds,
}: Owner & {
  planIds: string[];
}): Promise<(MealPlanRow & { mealPlanId: string })[]> {
  return dishesOfPlans(db).execute({ userId, planIds });
}

const dishesOfPlans = builtOnce((db) => {
  const { userId, ...columns } = getTableColumns(mealPlanRecipes);
  return db
    .select(columns)
    .from(mealPlanRecipes)
    .where(and(eq(userId, owner), isAnyOf(columns.mealPlanId)))
    .orderBy(asc(columns.day), asc(columns.position))
    .prepare('');
});

function headOf(row: PlanRow): MealPlanHead {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title === '' ? null : row.title,
    description: row.description,
    kind: row.kind,
    origin: row.origin,
    isStarted: row.isStarted,
    isShared: row.isShared,
    eaters: { adults: row.adults, children: row.children },
    dayCount: row.dayCount,
    firstWeekday: row.firstWeekday,
    generation: row.generation,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    beginsOn: row.beginsOn,
    deletedAt: row.deletedAt,
    version: row.version,
  };
}

/** One statement for any number of plans, where a list of them would be one for each number. */
export function isAnyOf(planId: typeof mealPlanRecipes.mealPlanId) {
  return sql`${planId} = any(${sql.placeholder('planIds')})`;
}
