import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { contentPresence } from '../content-store.tables.ts';
import type { ItemKey } from '../content-store.store.ts';

/** A page looks every eight seconds; who has not looked three times in a row is gone. */
const hereMs = 25_000;

/** Notes that somebody has a thing open. */
export async function noteHere(
  args: ItemKey & { db: Database; userId: string; now: Date },
): Promise<void> {
  const { db, kind, id, userId, now: seenAt } = args;
  const { kind: kindColumn, id: idColumn, userId: userColumn } = contentPresence;
  await db
    .insert(contentPresence)
    .values({ kind, id, userId, seenAt })
    .onConflictDoUpdate({ target: [kindColumn, idColumn, userColumn], set: { seenAt } });
}

/** Everybody who has it open. */
export async function readHere(args: ItemKey & { db: Database; now: Date }): Promise<string[]> {
  const { db, kind, id, now } = args;
  const { userId, seenAt } = contentPresence;
  const since = new Date(now.getTime() - hereMs);
  const rows = await db
    .select({ userId })
    .from(contentPresence)
    .where(and(eq(contentPresence.kind, kind), eq(contentPresence.id, id), gt(seenAt, since)))
    .orderBy(asc(userId))
    .limit(20);
  return rows.map((row) => row.userId);
}

export async function clearGone(args: { db: Database; now: Date }): Promise<void> {
  const before = new Date(args.now.getTime() - hereMs);
  await args.db.delete(contentPresence).where(lt(contentPresence.seenAt, before));
}
