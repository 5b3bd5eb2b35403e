import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import type { ReportReason } from './community.rules.ts';
import {
  communityDecisions,
  communityMembers,
  communityNews,
  communityNotes,
  communityPosts,
  communityReports,
} from './community.tables.ts';
import { topicTitle } from './moderation.store.ts';

export type NewDecision = Omit<typeof communityDecisions.$inferInsert, 'undoneAt'>;
export type KeptDecision = typeof communityDecisions.$inferSelect;

export async function insertDecision(args: { tx: Transaction; decision: NewDecision }) {
  await args.tx.insert(communityDecisions).values(args.decision);
}

/** Somebody's own. */
export async function lockDecision(args: {
  tx: Transaction;
  id: string;
  decidedBy: string;
}): Promise<KeptDecision | null> {
  const { tx, id, decidedBy } = args;
  const [row] = await tx
    .select()
    .from(communityDecisions)
    .where(and(eq(communityDecisions.id, id), eq(communityDecisions.decidedBy, decidedBy)))
    .for('update');
  return row ?? null;
}

/** Whether somebody has decided about the post after that. */
export async function isDecidedSince(args: {
  tx: Transaction;
  decision: KeptDecision;
}): Promise<boolean> {
  const { tx, decision } = args;
  const rows = await tx
    .select({ id: communityDecisions.id })
    .from(communityDecisions)
    .where(
      and(
        eq(communityDecisions.postId, decision.postId),
        ne(communityDecisions.id, decision.id),
        gt(communityDecisions.decidedAt, decision.decidedAt),
        isNull(communityDecisions.undoneAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function markUndone(args: { tx: Transaction; id: string; now: Date }) {
  const { tx, id, now } = args;
  await tx.update(communityDecisions).set({ undoneAt: now }).where(eq(communityDecisions.id, id));
}

/** The reports that a decision settled wait again. */
export async function reopenReports(args: { tx: Transaction; decision: KeptDecision }) {
  const { tx, decision } = args;
  await tx
    .update(communityReports)
    .set({ settledAt: null })
    .where(
      and(
        eq(communityReports.postId, decision.postId),
        eq(communityReports.settledAt, decision.decidedAt),
      ),
    );
}

/** The end of a pause, unless another decision has moved it since. */
export async function restorePause(args: {
  tx: Transaction;
  userId: string;
  decision: KeptDecision;
}) {
  const { tx, userId, decision } = args;
  const { pausedUntil, pausedBefore } = decision;
  await tx
    .update(communityMembers)
    .set({ pausedUntil: pausedBefore })
    .where(
      and(
        eq(communityMembers.userId, userId),
        sql`${communityMembers.pausedUntil} is not distinct from ${pausedUntil?.toISOString() ?? null}::timestamptz`,
      ),
    );
}

/** What the writer has not read yet is not there any more; false where they have read it. */
export async function takeNoteBack(args: {
  tx: Transaction;
  userId: string;
  decision: KeptDecision;
}): Promise<boolean> {
  const { tx, userId, decision } = args;
  const gone = await tx
    .delete(communityNotes)
    .where(
      and(
        eq(communityNotes.userId, userId),
        eq(communityNotes.postId, decision.postId),
        eq(communityNotes.kind, decision.decision),
        eq(communityNotes.writtenAt, decision.decidedAt),
        isNull(communityNotes.readAt),
      ),
    )
    .returning({ id: communityNotes.id });
  return gone.length > 0;
}

/** Whether the writer was sent word of it, by mail or on their device. */
export async function wasTold(args: {
  tx: Transaction;
  post: { userId: string; topicId: string; number: number };
  since: Date;
}): Promise<boolean> {
  const { tx, post, since } = args;
  const rows = await tx
    .select({ toldAt: communityNews.toldAt })
    .from(communityNews)
    .where(
      and(
        eq(communityNews.userId, post.userId),
        eq(communityNews.kind, 'DECISIONS'),
        eq(communityNews.topicId, post.topicId),
        eq(communityNews.number, post.number),
        gt(communityNews.toldAt, since),
      ),
    );
  return rows.length > 0;
}

/** A decision as whoever made it reads it again. */
export interface OwnDecision {
  readonly id: string;
  readonly decision: string;
  readonly reason: ReportReason | null;
  readonly note: string;
  readonly decidedAt: Date;
  readonly undoneAt: Date | null;
  /** Nobody has decided about the post since. */
  readonly isLatest: boolean;
  readonly topicId: string;
  readonly topicTitle: string | null;
  readonly number: number;
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** The latest first. */
export async function readOwnDecisions(args: {
  db: Database;
  decidedBy: string;
  limit: number;
}): Promise<readonly OwnDecision[]> {
  const { db, decidedBy, limit } = args;
  return (await db
    .select({
      id: communityDecisions.id,
      decision: communityDecisions.decision,
      reason: communityDecisions.reason,
      note: communityDecisions.note,
      decidedAt: communityDecisions.decidedAt,
      undoneAt: communityDecisions.undoneAt,
      isLatest: sql<boolean>`not exists (select from community_decisions later
        where later.post_id = ${communityDecisions.postId}
        and later.decided_at > ${communityDecisions.decidedAt} and later.undone_at is null)`,
      topicId: communityPosts.topicId,
      topicTitle,
      number: communityPosts.number,
      name: communityMembers.name,
      title: communityPosts.title,
      text: communityPosts.text,
    })
    .from(communityDecisions)
    .innerJoin(communityPosts, eq(communityPosts.id, communityDecisions.postId))
    .innerJoin(communityMembers, eq(communityMembers.userId, communityPosts.userId))
    .where(eq(communityDecisions.decidedBy, decidedBy))
    .orderBy(desc(communityDecisions.decidedAt), desc(communityDecisions.id))
    .limit(limit)) as readonly OwnDecision[];
}
