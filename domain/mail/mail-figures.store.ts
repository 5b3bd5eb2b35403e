import { count, isNull, min, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { outgoingMails } from './mail.tables.ts';

export async function countWaiting(args: { db: Database; mostAttempts: number }) {
  const { db, mostAttempts } = args;
  const triedAtLeast = (times: number) =>
    sql<number>`count(*) filter (where ${outgoingMails.attempts} >= ${times})::int`;
  const [row] = await db
    .select({
      waiting: count(),
      triedBefore: triedAtLeast(1),
      givenUp: triedAtLeast(mostAttempts),
      oldestAt: min(outgoingMails.createdAt),
    })
    .from(outgoingMails)
    .where(isNull(outgoingMails.sentAt));
  return row ?? { waiting: 0, triedBefore: 0, givenUp: 0, oldestAt: null };
}
