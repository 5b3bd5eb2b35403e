import { and, asc, desc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { addDays } from '../../../lib/clock.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { MealPlan, MealPlanContent } from '../meal-plan.ts';
import { insertRecipes, withDays } from '../meal-plans.store.ts';
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
  const { version, content, replacedBy } = mealPlanVersions;
  return db
    .select({ version, content, replacedBy })
    .from(mealPlanVersions)
    .where(isVersionOf({ userId, planId }))
    .orderBy(desc(version))
    .limit(keptVersions);
}

/**
 * Starts, stops, shares, deletes or restores. All of the member's plans are taken, in one order: of
 * two that are started at once, the later one stops the earlier. Null where the plan is not there or
 * nothing of the kind can happen to it.
 */
export async function movePlan({
  db,
  userId,
  planId,
  now,
  transition,
}: OwnPlan & {
  now: Date;
  transition: PlanTransition;
}): Promise<MealPlan | null> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(mealPlans)
      .where(eq(mealPlans.userId, userId))
      .orderBy(asc(mealPlans.id))
      .for('update');
    const row = rows.find(({ id }) => id === planId);
    if (row === undefined || isGone({ row, now })) return null;
    const state = { ...row, isDeleted: row.deletedAt !== null };
    const next = nextState({ state, transition });
    if (next === null) return null;
    if (next.isStarted && !row.isStarted) await stopAll({ db: tx, userId });
    const moved = {
      isStarted: next.isStarted,
      isShared: next.isShared,
      startedAt: next.isStarted ? (row.isStarted ? row.startedAt : now) : null,
      deletedAt: next.isDeleted ? (row.deletedAt ?? now) : null,
    };
    await tx.update(mealPlans).set(moved).where(isPlan({ userId, planId }));
    if (transition === 'delete') await purgeTrash({ db: tx, userId, now });
    const [plan] = await withDays({ db: tx, userId, rows: [{ ...row, ...moved }] });
    return plan ?? null;
  });
}

function isGone(args: { row: { deletedAt: Date | null }; now: Date }): boolean {
  const { deletedAt } = args.row;
  return deletedAt !== null && deletedAt < addDays(args.now, -trashDays);
}

async function stopAll({ db, userId }: Pick<OwnPlan, 'db' | 'userId'>): Promise<void> {
  await db
    .update(mealPlans)
    .set({ isStarted: false, startedAt: null })
    .where(and(eq(mealPlans.userId, userId), eq(mealPlans.isStarted, true)));
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
