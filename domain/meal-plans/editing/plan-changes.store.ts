import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { inTurn } from '../../../db/in-turn.ts';
import { addDays } from '../../../lib/clock.ts';
import { localDayOf, type LocalDay, type LocalMoment } from '../../../lib/local-time.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import {
  lastDateOf,
  staysBeside,
  usualBeginning,
  type PlanDates,
} from '../calendar/plan-calendar.rules.ts';
import type { MealPlan, MealPlanContent } from '../meal-plan.ts';
import type { ChangedPlan } from '../planning/swapped-out.rules.ts';
import { insertRecipes, isKept, withDays } from '../meal-plans.store.ts';
import { mealPlanRecipes, mealPlans, mealPlanVersions } from '../meal-plans.tables.ts';
import { nextState, trashDays, type PlanTransition } from '../states/plan-state.rules.ts';
import { contentOf, isSameContent } from '../reading/plan-content.rules.ts';

interface OwnPlan {
  db: Database;
  userId: string;
  planId: string;
}

const keptVersions = 20;

/**
 * Changes what a plan holds by what it holds now. Its row is taken first, so two changes of one plan
 * wait for each other; what was there before is kept for undoing.
 */
export async function changePlan<Refusal>({
  db,
  userId,
  planId,
  now,
  replacedBy,
  change,
}: OwnPlan & {
  now: Date;
  /** The request that asks for it; null where asking again finds nothing left to do. */
  replacedBy: string | null;
  change: (plan: MealPlan) => Result<MealPlan, Refusal>;
}): Promise<Result<MealPlan, Refusal | 'not-found'>> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(mealPlans)
      .where(and(isPlan({ userId, planId }), isNull(mealPlans.deletedAt)))
      .for('update');
    if (row === undefined) return refusal('not-found');
    const [before] = await withDays({ db: tx, userId, rows: [row] });
    if (before === undefined) return refusal('not-found');
    const changed = change(before);
    if (!changed.ok || isSameContent(before, changed.value)) return changed;
    const after = { ...changed.value, version: before.version + 1 };
    await keepVersion({ db: tx, userId, before, replacedBy });
    await writeContent({ db: tx, userId, planId, now, after });
    return success(after);
  });
}

function isPlan({ userId, planId }: Omit<OwnPlan, 'db'>) {
  return and(eq(mealPlans.userId, userId), eq(mealPlans.id, planId));
}

async function keepVersion(args: {
  db: Database;
  userId: string;
  before: MealPlan;
  replacedBy: string | null;
}): Promise<void> {
  const { db, userId, before, replacedBy } = args;
  const { id: mealPlanId, version } = before;
  const kept = { userId, mealPlanId, version, content: contentOf(before), replacedBy };
  await db.insert(mealPlanVersions).values(kept).onConflictDoNothing();
  await db
    .delete(mealPlanVersions)
    .where(
      and(
        isVersionOf({ userId, planId: mealPlanId }),
        lte(mealPlanVersions.version, version - keptVersions),
      ),
    );
}

function isVersionOf({ userId, planId }: Omit<OwnPlan, 'db'>) {
  return and(eq(mealPlanVersions.userId, userId), eq(mealPlanVersions.mealPlanId, planId));
}

async function writeContent({
  db,
  userId,
  planId,
  now,
  after,
}: OwnPlan & {
  now: Date;
  after: MealPlan;
}): Promise<void> {
  const { title, description, eaters, dayCount, version } = after;
  await db
    .update(mealPlans)
    .set({ title: title ?? '', description, ...eaters, dayCount, version, updatedAt: now })
    .where(isPlan({ userId, planId }));
  await db
    .delete(mealPlanRecipes)
    .where(and(eq(mealPlanRecipes.userId, userId), eq(mealPlanRecipes.mealPlanId, planId)));
  await insertRecipes({ db, userId, plan: after });
}

export interface KeptVersion {
  readonly version: number;
  readonly content: MealPlanContent;
  readonly replacedBy: string | null;
}

/** What a plan held before its last changes, the latest first. */
export async function listVersions({ db, userId, planId }: OwnPlan): Promise<KeptVersion[]> {
  return versionsOfPlan(db).execute({ userId, planId });
}

const versionsOfPlan = builtOnce((db) => {
  const { userId, mealPlanId, version, content, replacedBy } = mealPlanVersions;
  return db
    .select({ version, content, replacedBy })
    .from(mealPlanVersions)
    .where(and(eq(userId, sql.placeholder('userId')), eq(mealPlanId, sql.placeholder('planId'))))
    .orderBy(desc(version))
    .limit(keptVersions)
    .prepare('');
});

/** Changes of older plans say little about what the member likes today. */
const mostPlansLookedAt = 8;

/** A member's latest changed plans, each from the earliest content that is kept. */
export async function listLatestContents({
  db,
  userId,
}: Pick<OwnPlan, 'db' | 'userId'>): Promise<ChangedPlan[]> {
  const rows = await changedPlans(db).execute({ userId });
  if (rows.length === 0) return [];
  const plans = await withDays({ db, userId, rows });
  const { mealPlanId, version, content } = mealPlanVersions;
  const planIds = rows.map(({ id }) => id);
  const versions = await db
    .select({ mealPlanId, content })
    .from(mealPlanVersions)
    .where(and(eq(mealPlanVersions.userId, userId), inArray(mealPlanId, planIds)))
    .orderBy(asc(version));
  const byPlan = Map.groupBy(versions, (each) => each.mealPlanId);
  return plans.map((plan) => ({
    beginsOn: plan.beginsOn ?? localDayOf(plan.createdAt),
    contents: [...(byPlan.get(plan.id) ?? []).map((kept) => kept.content), contentOf(plan)],
  }));
}

const changedPlans = builtOnce((db) =>
  db
    .select()
    .from(mealPlans)
    .where(and(isKept(sql.placeholder('userId')), gt(mealPlans.version, 1)))
    .orderBy(desc(mealPlans.updatedAt), asc(mealPlans.id))
    .limit(mostPlansLookedAt)
    .prepare(''),
);

interface Move extends OwnPlan {
  now: Date;
  transition: PlanTransition;
  /** What the member's clock shows. */
  moment: LocalMoment;
  /** The day that a started plan begins on; null for after what is on the calendar. */
  beginsOn: LocalDay | null;
  /** Starts nothing while another plan is being followed, or waits for its day. */
  isOnlyIfFree?: boolean;
}

/**
 * Starts, stops, shares, deletes or restores. One at a time for each member, so that plans which are
 * started at once find their days one after the other: locked rows alone would be read as they were
 * before the wait. Null where the plan is not there or nothing of the kind can happen to it.
 */
export async function movePlan(args: Move): Promise<MealPlan | null> {
  const { db, userId, planId, now, transition, moment, isOnlyIfFree = false } = args;
  const run = async (tx: Transaction): Promise<MealPlan | null> => {
    const rows = await tx
      .select()
      .from(mealPlans)
      .where(and(eq(mealPlans.userId, userId), or(eq(mealPlans.id, planId), mealPlans.isStarted)))
      .orderBy(asc(mealPlans.id))
      .for('update');
    const row = rows.find(({ id }) => id === planId);
    if (row === undefined || isGone({ row, now })) return null;
    const state = { ...row, isDeleted: row.deletedAt !== null };
    const next = nextState({ state, transition });
    if (next === null) return null;
    const others = calendarOf(rows.filter(({ id }) => id !== planId));
    if (isOnlyIfFree && others.some((plan) => lastDateOf(plan) >= moment.day)) return null;
    const beginsOn = next.isStarted ? beginningOf({ ...args, row, others }) : dayBegun(row, moment);
    // A plan that was started already takes nobody's days by being started again.
    const isMoved = !row.isStarted || beginsOn !== row.beginsOn;
    if (next.isStarted && isMoved && beginsOn !== null) {
      await clearDays({ db: tx, userId, others, beginsOn, today: moment.day });
    }
    const moved = {
      isStarted: next.isStarted,
      isShared: next.isShared,
      startedAt: next.isStarted ? (row.isStarted ? row.startedAt : now) : null,
      beginsOn,
      deletedAt: next.isDeleted ? (row.deletedAt ?? now) : null,
    };
    await tx.update(mealPlans).set(moved).where(isPlan({ userId, planId }));
    if (transition === 'delete') await purgeTrash({ db: tx, userId, now });
    const [plan] = await withDays({ db: tx, userId, rows: [{ ...row, ...moved }] });
    return plan ?? null;
  };
  return inTurn({ db, name: `plans:${userId}`, run });
}

function isGone(args: { row: { deletedAt: Date | null }; now: Date }): boolean {
  const { deletedAt } = args.row;
  return deletedAt !== null && deletedAt < addDays(args.now, -trashDays);
}

interface OnCalendar extends PlanDates {
  readonly id: string;
}

function calendarOf(rows: readonly (typeof mealPlans.$inferSelect)[]): OnCalendar[] {
  return rows.flatMap(({ id, isStarted, beginsOn, dayCount }) =>
    isStarted && beginsOn !== null ? [{ id, beginsOn, dayCount }] : [],
  );
}

/** A plan that was started already keeps its day, unless another one is asked for. */
function beginningOf(
  args: Pick<Move, 'beginsOn' | 'moment'> & {
    row: Pick<typeof mealPlans.$inferSelect, 'isStarted' | 'beginsOn'>;
    others: readonly OnCalendar[];
  },
): LocalDay {
  const { row, others, moment } = args;
  const kept = row.isStarted ? row.beginsOn : null;
  return args.beginsOn ?? kept ?? usualBeginning({ plans: others, moment });
}

/** What was begun stays known for the plans that follow. */
function dayBegun(row: { beginsOn: LocalDay | null }, { day }: LocalMoment): LocalDay | null {
  return row.beginsOn !== null && row.beginsOn <= day ? row.beginsOn : null;
}

/** Takes off the calendar what is over and what the new plan stands in place of. */
async function clearDays(args: {
  db: Database;
  userId: string;
  others: readonly OnCalendar[];
  beginsOn: LocalDay;
  today: LocalDay;
}): Promise<void> {
  const { db, userId, others, ...days } = args;
  const leaving = others.filter((plan) => !staysBeside({ plan, ...days })).map(({ id }) => id);
  if (leaving.length === 0) return;
  await db
    .update(mealPlans)
    .set({
      isStarted: false,
      startedAt: null,
      beginsOn: sql`case when ${mealPlans.beginsOn} <= ${days.today} then ${mealPlans.beginsOn} end`,
    })
    .where(and(eq(mealPlans.userId, userId), inArray(mealPlans.id, leaving)));
}

/** What can no longer be restored goes for good. */
async function purgeTrash({
  db,
  userId,
  now,
}: Pick<OwnPlan, 'db' | 'userId'> & {
  now: Date;
}): Promise<void> {
  const since = addDays(now, -trashDays);
  await db
    .delete(mealPlans)
    .where(and(eq(mealPlans.userId, userId), lt(mealPlans.deletedAt, since)));
}
