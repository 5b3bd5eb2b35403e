import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { proInvitations } from '../pro.tables.ts';

/** The newest link of the group that still opens it. */
export async function findOpenGroupLink(args: {
  db: Database | Transaction;
  groupId: string;
  now: Date;
}): Promise<{ id: string; expiresAt: Date } | null> {
  const { db, groupId, now } = args;
  const [link] = await db
    .select({ id: proInvitations.id, expiresAt: proInvitations.expiresAt })
    .from(proInvitations)
    .where(
      and(
        eq(proInvitations.groupId, groupId),
        isNull(proInvitations.memberId),
        isNull(proInvitations.revokedAt),
        gt(proInvitations.expiresAt, now),
      ),
    )
    .orderBy(desc(proInvitations.createdAt))
    .limit(1);
  return link ?? null;
}
