import { and, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { Payer } from '../pro.rules.ts';
import { proGroups, proInvitations, proMembers } from '../pro.tables.ts';

/** An invitation with the group it leads to. */
export interface FoundInvitation {
  readonly id: string;
  readonly groupId: string;
  readonly groupTitle: string;
  readonly payer: Payer;
  readonly period: string;
  /** Null for the group's own link. */
  readonly memberId: string | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly isGroupClosed: boolean;
}

export async function findInvitation({
  db,
  tokenHash,
}: {
  db: Database | Transaction;
  tokenHash: string;
}): Promise<FoundInvitation | null> {
  const [found] = await db
    .select({
      id: proInvitations.id,
      groupId: proInvitations.groupId,
      groupTitle: proGroups.title,
      payer: sql<Payer>`${proGroups.payer}`,
      period: proGroups.period,
      memberId: proInvitations.memberId,
      expiresAt: proInvitations.expiresAt,
      usedAt: proInvitations.usedAt,
      revokedAt: proInvitations.revokedAt,
      isGroupClosed: sql<boolean>`${proGroups.closedAt} is not null`,
    })
    .from(proInvitations)
    .innerJoin(proGroups, eq(proGroups.id, proInvitations.groupId))
    .where(eq(proInvitations.tokenHash, tokenHash))
    .limit(1);
  return found ?? null;
}

/** A member's place in each of their groups: which, since when and whether the group pays. */
export interface OwnPlace {
  readonly groupId: string;
  readonly memberId: string;
  readonly groupTitle: string;
  readonly payer: Payer;
  readonly joinedAt: Date;
  readonly endsAt: Date | null;
}

/** The groups somebody is in, the one joined last first. */
export async function listOwnPlaces({
  db,
  userId,
  now,
}: {
  db: Database | Transaction;
  userId: string;
  now: Date;
}): Promise<OwnPlace[]> {
  // Terms that ended are left out here, so that parts of one answer send the same statement.
  const places = await placesOfUser(db).execute({ userId });
  return places.filter(({ endsAt }) => endsAt === null || endsAt > now);
}

const placesOfUser = builtOnce((db) =>
  db
    .select({
      groupId: proMembers.groupId,
      memberId: proMembers.id,
      groupTitle: proGroups.title,
      payer: sql<Payer>`${proGroups.payer}`,
      joinedAt: sql<Date>`${proMembers.joinedAt}`.mapWith(proMembers.joinedAt),
      endsAt: proMembers.endsAt,
    })
    .from(proMembers)
    .innerJoin(proGroups, eq(proGroups.id, proMembers.groupId))
    .where(
      and(
        eq(proMembers.userId, sql.placeholder('userId')),
        isNotNull(proMembers.joinedAt),
        isNull(proMembers.leftAt),
        isNull(proMembers.removedAt),
        isNull(proGroups.closedAt),
      ),
    )
    .orderBy(sql`${proMembers.joinedAt} desc`)
    .prepare(''),
);

export interface Joiner {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/**
 * The row of the list that somebody joins as: the one their link was made for, else their own of
 * before, else the one with their address. Somebody who is in has none.
 */
export async function findRowToJoin(args: {
  tx: Transaction;
  groupId: string;
  memberId: string | null;
  joiner: Joiner;
  now: Date;
}): Promise<{ id: string; period: string } | null> {
  const { tx, groupId, memberId, joiner, now } = args;
  const isTheirs = or(
    eq(proMembers.userId, joiner.userId),
    and(eq(proMembers.emailKey, joiner.email), isNull(proMembers.userId)),
  );
  const isOut = or(
    isNull(proMembers.joinedAt),
    isNotNull(proMembers.leftAt),
    lte(proMembers.endsAt, now),
  );
  const [row] = await tx
    .select({ id: proMembers.id, period: proMembers.period })
    .from(proMembers)
    .where(
      and(
        eq(proMembers.groupId, groupId),
        memberId === null ? isTheirs : eq(proMembers.id, memberId),
        isNull(proMembers.removedAt),
        isOut,
      ),
    )
    .orderBy(sql`${proMembers.userId} nulls last`)
    .limit(1)
    .for('update');
  return row ?? null;
}

/** Takes other rows of the same person that never joined, or have ended, out of the list. */
export async function removeDoubles(args: {
  tx: Transaction;
  groupId: string;
  memberId: string;
  joiner: Joiner;
  now: Date;
}): Promise<void> {
  const { tx, groupId, memberId, joiner, now } = args;
  const isTheirs = or(
    eq(proMembers.userId, joiner.userId),
    and(eq(proMembers.emailKey, joiner.email), isNull(proMembers.userId)),
  );
  await tx
    .update(proMembers)
    .set({ removedAt: now })
    .where(
      and(
        eq(proMembers.groupId, groupId),
        isTheirs,
        ne(proMembers.id, memberId),
        isNull(proMembers.removedAt),
      ),
    );
}

interface Joining {
  tx: Transaction;
  groupId: string;
  memberId: string;
  joiner: Joiner;
  startsAt: Date;
  endsAt: Date | null;
}

/** A row of the list becomes this person, by the name and address of their account. */
export async function markJoined(args: Joining): Promise<void> {
  const { tx, groupId, memberId, joiner, startsAt, endsAt } = args;
  await tx
    .update(proMembers)
    .set({
      ...rowOf(joiner),
      joinedAt: startsAt,
      leftAt: null,
      endedAt: null,
      endNoticedAt: null,
      startsAt,
      endsAt,
    })
    .where(and(eq(proMembers.groupId, groupId), eq(proMembers.id, memberId)));
}

export async function insertJoined(args: Joining & { period: string }): Promise<void> {
  const { tx, groupId, memberId, joiner, period, startsAt, endsAt } = args;
  const times = { joinedAt: startsAt, startsAt, endsAt, createdAt: startsAt };
  await tx.insert(proMembers).values({ groupId, id: memberId, period, ...rowOf(joiner), ...times });
}

/** A row in the list may keep an address that its person has given up since. */
export async function isAddressOfOther(args: {
  tx: Transaction;
  groupId: string;
  joiner: Joiner;
}): Promise<boolean> {
  const { tx, groupId, joiner } = args;
  const found = await tx
    .select({ id: proMembers.id })
    .from(proMembers)
    .where(
      and(
        eq(proMembers.groupId, groupId),
        eq(proMembers.emailKey, joiner.email),
        ne(proMembers.userId, joiner.userId),
        isNull(proMembers.removedAt),
      ),
    )
    .limit(1);
  return found.length > 0;
}

function rowOf({ userId, firstName, lastName, email }: Joiner) {
  return { userId, firstName, lastName, email, emailKey: email };
}
