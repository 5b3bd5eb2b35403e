import { and, eq, gt, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { users } from '../../identity/identity.tables.ts';
import { proEvents, proMembers } from '../pro.tables.ts';

/** Somebody who is in a group now. */
export interface JoinedMember {
  readonly memberId: string;
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Of their account. */
  readonly email: string;
  readonly joinedAt: Date;
}

/** Nobody who has left, was removed or whose term has ended is looked at. */
export async function findJoinedMember(args: {
  db: Database | Transaction;
  groupId: string;
  memberId: string;
  now: Date;
}): Promise<JoinedMember | null> {
  const { db, groupId, memberId, now } = args;
  const [row] = await db
    .select({
      memberId: proMembers.id,
      userId: proMembers.userId,
      firstName: proMembers.firstName,
      lastName: proMembers.lastName,
      email: users.email,
      joinedAt: proMembers.joinedAt,
    })
    .from(proMembers)
    .innerJoin(users, eq(users.id, proMembers.userId))
    .where(
      and(
        eq(proMembers.groupId, groupId),
        eq(proMembers.id, memberId),
        isNotNull(proMembers.joinedAt),
        isNull(proMembers.leftAt),
        isNull(proMembers.removedAt),
        or(isNull(proMembers.endsAt), gt(proMembers.endsAt, now)),
      ),
    );
  if (!row || row.userId === null || row.joinedAt === null) return null;
  return { ...row, userId: row.userId, joinedAt: row.joinedAt };
}

export async function findRecentLook(args: {
  db: Database;
  groupId: string;
  memberId: string;
  actorId: string;
  items: string;
  after: Date;
}): Promise<boolean> {
  const { db, groupId, memberId, actorId, items, after } = args;
  const found = await db
    .select({ id: proEvents.id })
    .from(proEvents)
    .where(
      and(
        eq(proEvents.groupId, groupId),
        eq(proEvents.memberId, memberId),
        eq(proEvents.actorId, actorId),
        eq(proEvents.kind, 'MEMBER_LOOKED_AT'),
        sql`${proEvents.details} ->> 'items' = ${items}`,
        gte(proEvents.at, after),
      ),
    )
    .limit(1);
  return found.length > 0;
}
