import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { knownWord } from '../../../lib/known-word.ts';
import { users } from '../../identity/identity.tables.ts';
import { proAssignments } from '../care.tables.ts';
import { assignmentKinds, assignmentStates, type AssignmentKind } from './assignment.rules.ts';
import type { Assignment } from './assignment.ts';

type Asking = Database | Transaction;

const columns = {
  id: proAssignments.id,
  groupId: proAssignments.groupId,
  memberId: proAssignments.memberId,
  kind: proAssignments.kind,
  content: proAssignments.content,
  by: users.name,
  assignedAt: proAssignments.assignedAt,
  answer: proAssignments.answer,
  answeredAt: proAssignments.answeredAt,
};

/** What a group proposed to a member, the newest first. */
export async function listAssignmentsOf(args: {
  db: Asking;
  groupId: string;
  memberId: string;
  limit: number;
}): Promise<Assignment[]> {
  const { db, groupId, memberId, limit } = args;
  const rows = await db
    .select(columns)
    .from(proAssignments)
    .leftJoin(users, eq(users.id, proAssignments.assignedBy))
    .where(and(eq(proAssignments.groupId, groupId), eq(proAssignments.memberId, memberId)))
    .orderBy(desc(proAssignments.assignedAt), desc(proAssignments.id))
    .limit(limit);
  return rows.map(assignmentOfRow);
}

/** What was proposed to somebody, as these members of their groups; the newest first. */
export async function listAssignmentsTo(args: {
  db: Asking;
  userId: string;
  memberIds: readonly string[];
  limit: number;
}): Promise<Assignment[]> {
  const { db, userId, memberIds, limit } = args;
  const rows = await db
    .select(columns)
    .from(proAssignments)
    .leftJoin(users, eq(users.id, proAssignments.assignedBy))
    .where(and(eq(proAssignments.userId, userId), inArray(proAssignments.memberId, [...memberIds])))
    .orderBy(desc(proAssignments.assignedAt), desc(proAssignments.id))
    .limit(limit);
  return rows.map(assignmentOfRow);
}

export async function findOwnAssignment(args: {
  db: Asking;
  userId: string;
  id: string;
}): Promise<Assignment | null> {
  const { db, userId, id } = args;
  const [row] = await db
    .select(columns)
    .from(proAssignments)
    .leftJoin(users, eq(users.id, proAssignments.assignedBy))
    .where(and(eq(proAssignments.userId, userId), eq(proAssignments.id, id)));
  return row ? assignmentOfRow(row) : null;
}

export async function countWaiting(args: { db: Asking; groupId: string; memberId: string }) {
  const { db, groupId, memberId } = args;
  const [row] = await db
    .select({ count: count() })
    .from(proAssignments)
    .where(
      and(
        eq(proAssignments.groupId, groupId),
        eq(proAssignments.memberId, memberId),
        isNull(proAssignments.answer),
      ),
    );
  return row?.count ?? 0;
}

/** False where the same waits already. */
export async function insertAssignment(args: {
  tx: Transaction;
  row: {
    userId: string;
    groupId: string;
    memberId: string;
    id: string;
    kind: AssignmentKind;
    content: string;
    assignedBy: string;
    assignedAt: Date;
  };
}): Promise<boolean> {
  const rows = await args.tx
    .insert(proAssignments)
    .values(args.row)
    .onConflictDoNothing()
    .returning({ id: proAssignments.id });
  return rows.length > 0;
}

/** Answered once, by the member: false where it waits no more. */
export async function answerWaiting(args: {
  tx: Transaction;
  userId: string;
  id: string;
  answer: 'ACCEPTED' | 'DECLINED';
  now: Date;
}): Promise<boolean> {
  const { tx, userId, id, answer, now } = args;
  const rows = await tx
    .update(proAssignments)
    .set({ answer, answeredAt: now })
    .where(
      and(
        eq(proAssignments.userId, userId),
        eq(proAssignments.id, id),
        isNull(proAssignments.answer),
      ),
    )
    .returning({ id: proAssignments.id });
  return rows.length > 0;
}

/** By the group: those that waited, with the member each was for. */
export async function takeBackWaiting(args: {
  tx: Transaction;
  groupId: string;
  memberIds: readonly string[];
  /** This one alone; all of these members where none is named. */
  id?: string;
  now: Date;
}): Promise<{ memberId: string; kind: string; content: string }[]> {
  const { tx, groupId, memberIds, id, now } = args;
  const { memberId, kind, content } = proAssignments;
  return tx
    .update(proAssignments)
    .set({ answer: 'TAKEN_BACK', answeredAt: now })
    .where(
      and(
        eq(proAssignments.groupId, groupId),
        inArray(memberId, [...memberIds]),
        id === undefined ? undefined : eq(proAssignments.id, id),
        isNull(proAssignments.answer),
      ),
    )
    .returning({ memberId, kind, content });
}

interface Row {
  id: string;
  groupId: string;
  memberId: string;
  kind: string;
  content: string;
  by: string | null;
  assignedAt: Date;
  answer: string | null;
  answeredAt: Date | null;
}

function assignmentOfRow({ kind, answer, ...row }: Row): Assignment {
  return {
    ...row,
    kind: knownWord(assignmentKinds, kind, 'MEAL_PLAN'),
    state: knownWord(assignmentStates, answer ?? 'WAITING', 'TAKEN_BACK'),
  };
}
