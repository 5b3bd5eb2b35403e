import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rateLimits } from './rate-limits.tables.ts';

export interface CountedTries {
  key: string;
  tries: number;
  endsAt: Date;
}

/** Counts one try more for each key, in one statement: tries at the same moment all count. */
export async function addTries(args: {
  db: Database;
  now: Date;
  counters: readonly { key: string; endsAt: Date }[];
}): Promise<CountedTries[]> {
  const { db, now, counters } = args;
  const isOver = sql`${rateLimits.endsAt} <= ${now.toISOString()}::timestamptz`;
  return db
    .insert(rateLimits)
    .values(counters.map((counter) => ({ ...counter, tries: 1 })))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        tries: sql`case when ${isOver} then 1 else ${rateLimits.tries} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning();
}

export async function takeBackTries({ db, keys }: { db: Database; keys: string[] }): Promise<void> {
  await db
    .update(rateLimits)
    .set({ tries: sql`${rateLimits.tries} - 1` })
    .where(and(inArray(rateLimits.key, keys), gt(rateLimits.tries, 0)));
}

export async function deleteTries({ db, key }: { db: Database; key: string }): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

export async function deleteEndedTries({ db, now }: { db: Database; now: Date }): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.endsAt, now));
}
