import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { subscriptions } from '../../membership/membership.tables.ts';
import { proMembers } from '../pro.tables.ts';

type Asking = Database | Transaction;

/** Members whose subscriptions were written since their rows took them over. */
export async function listUnsettled({ db, limit }: { db: Asking; limit: number }) {
  const rows = await db
    .selectDistinct({ userId: subscriptions.userId })
    .from(proMembers)
    .innerJoin(subscriptions, eq(subscriptions.userId, proMembers.userId))
    .where(
      and(
        isNull(proMembers.removedAt),
        or(isNull(proMembers.settledAt), gt(subscriptions.updatedAt, proMembers.settledAt)),
      ),
    )
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** When the newest subscription of each of these users was written, to the microsecond. */
export async function newestOf({ db, userIds }: { db: Asking; userIds: readonly string[] }) {
  if (userIds.length === 0) return new Map<string, string>();
  const rows = await db
    .select({
      userId: subscriptions.userId,
      at: sql<string>`max(${subscriptions.updatedAt})::text`,
    })
    .from(subscriptions)
    .where(inArray(subscriptions.userId, [...userIds]))
    .groupBy(subscriptions.userId);
  return new Map(rows.map(({ userId, at }) => [userId, at]));
}

export async function storeStanding(args: {
  db: Asking;
  userId: string;
  settledAt: string | null;
  standing: Pick<typeof proMembers.$inferInsert, 'subscriptionStatus' | 'accessEndsAt' | 'renews'>;
}): Promise<void> {
  const { db, userId, settledAt, standing } = args;
  await db
    .update(proMembers)
    .set({ ...standing, settledAt: sql`${settledAt}::timestamptz` })
    .where(and(eq(proMembers.userId, userId), isNull(proMembers.removedAt)));
}
