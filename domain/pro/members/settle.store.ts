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

export interface Standing {
  readonly userId: string;
  readonly settledAt: string | null;
  readonly subscriptionStatus: string | null;
  readonly accessEndsAt: Date | null;
  readonly renews: boolean;
}

/** One statement, however many people. */
export async function storeStandings(args: {
  db: Asking;
  standings: readonly Standing[];
}): Promise<void> {
  const { db, standings } = args;
  if (standings.length === 0) return;
  const stored = sql`jsonb_to_recordset(${JSON.stringify(standings)}::jsonb) as stored (
    "userId" text, "settledAt" timestamptz, "subscriptionStatus" text,
    "accessEndsAt" timestamptz, "renews" boolean)`;
  await db
    .update(proMembers)
    .set({
      subscriptionStatus: sql`stored."subscriptionStatus"`,
      accessEndsAt: sql`stored."accessEndsAt"`,
      renews: sql`stored."renews"`,
      settledAt: sql`stored."settledAt"`,
    })
    .from(stored)
    .where(and(sql`stored."userId" = ${proMembers.userId}`, isNull(proMembers.removedAt)));
}
