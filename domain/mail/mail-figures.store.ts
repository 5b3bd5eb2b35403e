import { count, isNull, min, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { outgoingMails } from './mail.tables.ts';

export async function countWaiting({ db }: { db: Database }) {
  const [row] = await db
    .select({
      waiting: count(),
      triedBefore: sql<number>`count(*) filter (where ${outgoingMails.attempts} > 0)::int`,
      oldestAt: min(outgoingMails.createdAt),
    })
    .from(outgoingMails)
    .where(isNull(outgoingMails.sentAt));
  return row ?? { waiting: 0, triedBefore: 0, oldestAt: null };
}
