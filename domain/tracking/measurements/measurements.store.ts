import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  not,
  or,
  sql,
} from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { rawStatement } from '../../../db/raw-statement.ts';
import type { Measurement, Measured } from './measurement.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import type { Measure } from './measures.rules.ts';
import { measurements } from '../tracking.tables.ts';

interface Owner {
  db: Database | Transaction;
  userId: string;
}

const columns = {
  id: measurements.id,
  measure: measurements.measure,
  day: measurements.day,
  minute: measurements.minute,
  value: measurements.value,
  secondValue: measurements.secondValue,
};

export interface StoredMeasurements {
  /** From the earliest; of a day, those without a time first. */
  readonly entries: readonly Measurement[];
  /** Of weights of the quiz that have a row, also one that was deleted. */
  readonly quizIds: readonly string[];
}

export async function listMeasurements({
  db,
  userId,
  measure,
}: Owner & {
  /** All of them where it is left out. */
  measure?: Measure;
}): Promise<StoredMeasurements> {
  const { day, minute, addedAt, id, deletedAt } = measurements;
  const isOfMeasure = measure && eq(measurements.measure, measure);
  const rows = await db
    .select({ ...columns, deletedAt })
    .from(measurements)
    .where(and(eq(measurements.userId, userId), isOfMeasure, or(isNull(deletedAt), isOfQuiz)))
    .orderBy(asc(day), sql`${minute} asc nulls first`, asc(addedAt), asc(id));
  return {
    entries: rows.flatMap(({ deletedAt: deleted, ...entry }) => (deleted === null ? entry : [])),
    quizIds: rows.map((row) => row.id).filter((each) => each.startsWith(quizIdStart)),
  };
}

/** With which the ids of weights of the quiz begin. */
export const quizIdStart = 'quiz-';

const isOfQuiz = like(measurements.id, `${quizIdStart}%`);

/** The newest entries of a day and later, of any measure; from the newest. */
export async function listMeasurementsSince({
  db,
  userId,
  fromDay,
  limit,
}: Owner & {
  fromDay: LocalDay;
  limit: number;
}): Promise<Measurement[]> {
  const { day, addedAt, id } = measurements;
  return db
    .select(columns)
    .from(measurements)
    .where(and(isKept(userId), gte(day, fromDay)))
    .orderBy(desc(day), desc(addedAt), desc(id))
    .limit(limit);
}

/** Of those with two weights or more between the days. */
export async function listFirstAndLastWeights(args: {
  db: Database;
  people: readonly { userId: string; fromDay: LocalDay }[];
  toDay: LocalDay;
}): Promise<{ firstKg: number; lastKg: number }[]> {
  const { db, people, toDay } = args;
  const { userId, measure, day, minute, addedAt, value, deletedAt } = measurements;
  const asked = JSON.stringify(people);
  const order = sql`${day}, ${minute} nulls first, ${addedAt}`;
  return db
    .select({
      firstKg: sql<number>`(array_agg(${value} order by ${order}))[1]`,
      lastKg: sql<number>`(array_agg(${value} order by ${order}))[count(*)]`,
    })
    .from(measurements)
    .innerJoin(
      sql`jsonb_to_recordset(${asked}::jsonb) as person ("userId" text, "fromDay" date)`,
      sql`person."userId" = ${userId} and ${day} >= person."fromDay"`,
    )
    .where(and(eq(measure, 'WEIGHT'), lte(day, toDay), isNull(deletedAt)))
    .groupBy(userId)
    .having(sql`count(*) > 1`);
}

export async function countMeasurements({ db, userId }: Owner): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(measurements)
    .where(eq(measurements.userId, userId));
  return counted?.count ?? 0;
}

/**
 * Inserts a measurement, as `insertMeasurements` does several, and in the same statement looks whether
 * there is room for it: false, and nothing inserted, where so many are stored already.
 */
export async function insertMeasurement(args: {
  db: Database;
  userId: string;
  measurement: Measurement;
  addedAt: Date;
  most: number;
}): Promise<boolean> {
  const { db, userId, measurement, addedAt, most } = args;
  const values = { ...measurement, userId, addedAt: addedAt.toISOString(), most };
  const [room] = await insertOne(db)(values);
  return room?.is_left ?? false;
}

const insertOne = builtOnce((db) => {
  const given = (name: keyof Measurement | 'userId' | 'addedAt' | 'most') => sql.placeholder(name);
  return rawStatement<{ is_left: boolean }>(
    db,
    sql`with room as (
      select count(*) < ${given('most')}::integer as is_left
      from measurements where user_id = ${given('userId')}
    ), added as (
      insert into measurements
        (user_id, id, measure, day, minute, value, second_value, added_at)
      select ${given('userId')}, ${given('id')}, ${given('measure')}, ${given('day')}::date,
        ${given('minute')}::integer, ${given('value')}::double precision,
        ${given('secondValue')}::double precision, ${given('addedAt')}::timestamptz
      from room where is_left
      on conflict do nothing
    )
    select is_left from room`,
  );
});

/** Inserts measurements. One whose id is stored already stays as it is, also when it was deleted. */
export async function insertMeasurements({
  db,
  userId,
  added,
  addedAt,
}: Owner & {
  added: readonly Measurement[];
  addedAt: Date;
}): Promise<void> {
  for (let from = 0; from < added.length; from += rowsAtOnce) {
    await db
      .insert(measurements)
      .values(added.slice(from, from + rowsAtOnce).map((each) => ({ ...each, userId, addedAt })))
      .onConflictDoNothing();
  }
}

/** A statement takes some 30,000 values at most. */
const rowsAtOnce = 1000;

/** False when there is no such entry of the member. */
export async function updateMeasurement({
  db,
  userId,
  id,
  measured,
}: Owner & {
  id: string;
  measured: Measured;
}): Promise<boolean> {
  const { day, minute, value, secondValue, measure } = measured;
  const updated = await db
    .update(measurements)
    .set({ day, minute, value, secondValue })
    .where(and(isKept(userId), eq(measurements.id, id), eq(measurements.measure, measure)))
    .returning({ id: measurements.id });
  return updated.length > 0;
}

/** Deletes those that are there, or with null restores those that were. */
export async function markMeasurements({
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
    .update(measurements)
    .set({ deletedAt })
    .where(
      and(
        eq(measurements.userId, userId),
        inArray(measurements.id, [...ids]),
        isOther(measurements.deletedAt),
      ),
    );
}

/** A weight of the quiz stays marked: without its row it would be an entry again. */
export async function clearMeasurementsDeletedBefore(args: {
  db: Database;
  time: Date;
}): Promise<void> {
  const isOld = lt(measurements.deletedAt, args.time);
  await args.db.delete(measurements).where(and(isOld, not(isOfQuiz)));
}

function isKept(userId: string) {
  return and(eq(measurements.userId, userId), isNull(measurements.deletedAt));
}
