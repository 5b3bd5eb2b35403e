import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { proGroups, proInvitations } from '../pro.tables.ts';

interface StoredInvitation {
  readonly id: string;
  readonly groupId: string;
  /** Null for the group's own link. */
  readonly memberId: string | null;
  readonly tokenHash: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly createdAt: Date;
}

type NewInvitation = Omit<StoredInvitation, 'usedAt' | 'revokedAt'>;

export async function insertInvitations(args: { tx: Transaction; rows: NewInvitation[] }) {
  if (args.rows.length > 0) await args.tx.insert(proInvitations).values(args.rows);
}

/** True for the one who used it; it was open until then, and so were its group and its row. */
export async function useInvitation({
  tx,
  id,
  now,
}: {
  tx: Transaction;
  id: string;
  now: Date;
}): Promise<boolean> {
  const open = tx
    .select({ id: proGroups.id })
    .from(proGroups)
    .where(and(eq(proGroups.id, proInvitations.groupId), isNull(proGroups.closedAt)));
  const used = await tx
    .update(proInvitations)
    .set({ usedAt: now })
    .where(
      and(
        eq(proInvitations.id, id),
        isNull(proInvitations.usedAt),
        isNull(proInvitations.revokedAt),
        gt(proInvitations.expiresAt, now),
        inArray(proInvitations.groupId, open),
      ),
    )
    .returning({ id: proInvitations.id });
  return used.length > 0;
}

/** Of these members, or of the group itself: what was not used opens nothing any more. */
export async function revokeInvitations(args: {
  tx: Transaction;
  groupId: string;
  memberIds: readonly string[] | 'of-the-group' | 'all';
  now: Date;
}): Promise<void> {
  const { tx, groupId, memberIds, now } = args;
  if (Array.isArray(memberIds) && memberIds.length === 0) return;
  await tx
    .update(proInvitations)
    .set({ revokedAt: now })
    .where(
      and(
        eq(proInvitations.groupId, groupId),
        isNull(proInvitations.revokedAt),
        isNull(proInvitations.usedAt),
        ofWhom(memberIds),
      ),
    );
}

function ofWhom(memberIds: readonly string[] | 'of-the-group' | 'all') {
  if (memberIds === 'all') return undefined;
  if (memberIds === 'of-the-group') return isNull(proInvitations.memberId);
  return inArray(proInvitations.memberId, [...memberIds]);
}

/** How many links each of these members was sent since then. */
export async function listInvitedSince(args: {
  db: Database | Transaction;
  groupId: string;
  memberIds: readonly string[];
  since: Date;
}): Promise<Map<string, number>> {
  const { db, groupId, memberIds, since } = args;
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select({ memberId: proInvitations.memberId, count: count() })
    .from(proInvitations)
    .where(
      and(
        eq(proInvitations.groupId, groupId),
        inArray(proInvitations.memberId, [...memberIds]),
        gt(proInvitations.createdAt, since),
      ),
    )
    .groupBy(proInvitations.memberId);
  return new Map(rows.map(({ memberId, count: sent }) => [memberId ?? '', sent]));
}
