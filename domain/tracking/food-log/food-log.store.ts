import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { inTurn } from '../../../db/in-turn.ts';
import type { FoodEntry } from './food-entry.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import { foodEntries } from '../tracking.tables.ts';

interface Owner {
  db: Database | Transaction;
  userId: string;
}

/** In the order they were written down. */
export async function listFoodEntries({
  db,
  userId,
  day,
}: Owner & {
  day: LocalDay;
}): Promise<FoodEntry[]> {
  const rows = await db
    .select()
    .from(foodEntries)
    .where(
      and(eq(foodEntries.userId, userId), eq(foodEntries.day, day), isNull(foodEntries.deletedAt)),
    )
    .orderBy(asc(foodEntries.addedAt), asc(foodEntries.id));
  return rows.map(entryOf);
}

/** The newest entries of a day and later, from the newest. */
export async function listFoodEntriesSince({
  db,
  userId,
  fromDay,
  limit,
}: Owner & {
  fromDay: LocalDay;
  limit: number;
}): Promise<FoodEntry[]> {
  const { day, addedAt, id, deletedAt } = foodEntries;
  const rows = await db
    .select()
    .from(foodEntries)
    .where(and(eq(foodEntries.userId, userId), gte(day, fromDay), isNull(deletedAt)))
    .orderBy(desc(day), desc(addedAt), desc(id))
    .limit(limit);
  return rows.map(entryOf);
}

function entryOf({
  userId: _userId,
  addedAt: _addedAt,
  deletedAt: _deletedAt,
  ...entry
}: typeof foodEntries.$inferSelect): FoodEntry {
  return entry;
}

/** The keys of the planned meals that are in the log, of any day, which begin like this. */
export async function listLoggedMeals({
  db,
  userId,
  beginning,
}: Owner & {
  beginning: string;
}): Promise<string[]> {
  const rows = await loggedMeals(db).execute({ userId, beginning });
  return rows.flatMap(({ key }) => key ?? []);
}

const loggedMeals = builtOnce((db) => {
  const { userId, plannedMeal, deletedAt } = foodEntries;
  return db
    .selectDistinct({ key: plannedMeal })
    .from(foodEntries)
    .where(
      and(
        eq(userId, sql.placeholder('userId')),
        sql`starts_with(${plannedMeal}, ${sql.placeholder('beginning')})`,
        isNull(deletedAt),
      ),
    )
    .prepare('');
});

/** Deleted ones too: they count until they are cleared. */
export async function countFoodEntriesOfDay({
  db,
  userId,
  day,
}: Owner & {
  day: LocalDay;
}): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(foodEntries)
    .where(and(eq(foodEntries.userId, userId), eq(foodEntries.day, day)));
  return counted?.count ?? 0;
}

/** Inserts entries. One whose id is stored already stays as it is, also when it was deleted. */
export async function insertFoodEntries({
  db,
  userId,
  entries,
  addedAt,
}: Owner & {
  entries: readonly FoodEntry[];
  addedAt: Date;
}): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insert(foodEntries)
    .values(entries.map((entry) => ({ ...entry, userId, addedAt })))
    .onConflictDoNothing();
}

/** Deletes those that are there, or with null restores those that were. */
export async function markFoodEntries({
  db,
  userId,
  ids,
  deletedAt,
}: Owner & {
  ids: readonly string[];
  deletedAt: Date | null;
}): Promise<void> {
  if (ids.length === 0) return;
  const isOther = deletedAt === null ? isNotNull : isNull;
  await db
    .update(foodEntries)
    .set({ deletedAt })
    .where(
      and(
        eq(foodEntries.userId, userId),
        inArray(foodEntries.id, [...ids]),
        isOther(foodEntries.deletedAt),
      ),
    );
}

export async function clearFoodEntriesDeletedBefore(args: {
  db: Database;
  time: Date;
}): Promise<void> {
  await args.db.delete(foodEntries).where(lt(foodEntries.deletedAt, args.time));
}

/** Two changes of a member's log that depend on what is in it take turns. */
export async function changeFoodLog<Outcome>({
  db,
  userId,
  change,
}: {
  db: Database;
  userId: string;
  change: (tx: Transaction) => Promise<Outcome>;
}): Promise<Outcome> {
  return inTurn({ db, name: `food-log:${userId}`, run: change });
}
