import { and, eq, inArray, isNull, ne, sql, type AnyColumn } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { addDays } from '../../lib/clock.ts';
import { userRoles } from '../identity/identity.tables.ts';
import { communityMembers, communityNotes, communityPosts } from './community.tables.ts';
import { speakingRoles, type WriterRecord } from './trust.rules.ts';

type Reader = Database | Transaction;

export interface CommunityMember {
  /** Null for somebody who has not written yet. */
  readonly name: string | null;
  readonly pausedUntil: Date | null;
  readonly record: WriterRecord;
}

function speaks(userId: AnyColumn | string) {
  return sql<boolean>`exists (select from ${userRoles} where ${userRoles.userId} = ${userId}
    and ${inArray(userRoles.role, [...speakingRoles])})`;
}

/** Of a member that is read: whether they speak for the operator. */
export const isStaff = speaks(communityMembers.userId);

/** Hidden posts count so long against their writer. */
const rememberedDays = 90;

export async function findMember(args: {
  db: Reader;
  userId: string;
  now: Date;
}): Promise<CommunityMember> {
  const { db, userId, now } = args;
  const since = addDays(now, -rememberedDays);
  const [rows, [record]] = await Promise.all([
    db.select().from(communityMembers).where(eq(communityMembers.userId, userId)),
    db
      .select({
        shownCount: sql<number>`count(*) filter (where ${communityPosts.state} = 'SHOWN')::int`,
        hiddenCount: sql<number>`count(*) filter (where ${communityPosts.state} = 'HIDDEN'
          and ${communityPosts.decidedAt} > ${since.toISOString()}::timestamptz)::int`,
        firstPostAt: sql<Date | null>`min(${communityPosts.postedAt})`.mapWith(
          communityPosts.postedAt,
        ),
        isStaff: speaks(userId),
      })
      .from(communityPosts)
      .where(eq(communityPosts.userId, userId)),
  ]);
  const [member] = rows;
  return {
    name: member?.name ?? null,
    pausedUntil: member?.pausedUntil ?? null,
    record: record ?? { shownCount: 0, hiddenCount: 0, firstPostAt: null, isStaff: false },
  };
}

export async function isNameTaken(args: {
  db: Reader;
  userId: string;
  nameKey: string;
}): Promise<boolean> {
  const { db, userId, nameKey } = args;
  const rows = await db
    .select({ userId: communityMembers.userId })
    .from(communityMembers)
    .where(and(eq(communityMembers.nameKey, nameKey), ne(communityMembers.userId, userId)));
  return rows.length > 0;
}

/** False where somebody else has the name. */
export async function putName(args: {
  db: Reader;
  userId: string;
  name: string;
  nameKey: string;
  now: Date;
}): Promise<boolean> {
  const { db, userId, name, nameKey, now } = args;
  if (await isNameTaken(args)) return false;
  await db
    .insert(communityMembers)
    .values({ userId, name, nameKey, joinedAt: now })
    .onConflictDoUpdate({ target: communityMembers.userId, set: { name, nameKey } });
  return true;
}

/** Null for who may write. */
export async function readPause(args: { tx: Transaction; userId: string }): Promise<Date | null> {
  const [row] = await args.tx
    .select({ pausedUntil: communityMembers.pausedUntil })
    .from(communityMembers)
    .where(eq(communityMembers.userId, args.userId));
  return row?.pausedUntil ?? null;
}

export async function setPause(args: {
  tx: Transaction;
  userId: string;
  pausedUntil: Date | null;
}): Promise<void> {
  const { tx, userId, pausedUntil } = args;
  await tx.update(communityMembers).set({ pausedUntil }).where(eq(communityMembers.userId, userId));
}

export type NewNote = Omit<typeof communityNotes.$inferInsert, 'readAt'>;

export async function insertNote(args: { tx: Transaction; note: NewNote }): Promise<void> {
  await args.tx.insert(communityNotes).values(args.note);
}

/** What a moderator wrote to somebody, and they have not put away. */
export function readNotes(args: { db: Database; userId: string }) {
  const { db, userId } = args;
  return db
    .select({
      id: communityNotes.id,
      kind: communityNotes.kind,
      reason: communityNotes.reason,
      text: communityNotes.text,
      writtenAt: communityNotes.writtenAt,
      title: communityPosts.title,
      topicId: communityPosts.topicId,
      number: communityPosts.number,
    })
    .from(communityNotes)
    .leftJoin(communityPosts, eq(communityPosts.id, communityNotes.postId))
    .where(and(eq(communityNotes.userId, userId), isNull(communityNotes.readAt)))
    .orderBy(communityNotes.writtenAt)
    .limit(10);
}

export async function markNoteRead(args: {
  db: Database;
  userId: string;
  id: string;
  now: Date;
}): Promise<void> {
  const { db, userId, id, now } = args;
  await db
    .update(communityNotes)
    .set({ readAt: now })
    .where(and(eq(communityNotes.id, id), eq(communityNotes.userId, userId)));
}
