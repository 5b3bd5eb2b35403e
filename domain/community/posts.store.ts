import { aliasedTable, and, asc, count, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import type { ReportReason } from './community.rules.ts';
import type { ReadPost } from './community.ts';
import {
  communityLikes,
  communityMembers,
  communityPictures,
  communityPosts,
  communityReports,
} from './community.tables.ts';
import { topicChangedChannel } from './topic-signal.rules.ts';
import { isStaff } from './members.store.ts';
import { likeCount } from './topics.store.ts';

type Reader = Database | Transaction;

const answered = aliasedTable(communityPosts, 'answered');

function postsWhere(args: {
  db: Reader;
  viewerId: string;
  condition: ReturnType<typeof and>;
}): Promise<ReadPost[]> {
  const { db, viewerId, condition } = args;
  const isLiked = sql<boolean>`exists (
    select from ${communityLikes} where ${communityLikes.postId} = ${communityPosts.id}
    and ${communityLikes.userId} = ${viewerId})`;
  return db
    .select({
      id: communityPosts.id,
      topicId: communityPosts.topicId,
      number: communityPosts.number,
      userId: communityPosts.userId,
      name: communityMembers.name,
      isStaff,
      title: communityPosts.title,
      text: communityPosts.text,
      state: communityPosts.state,
      reason: communityPosts.reason,
      postedAt: communityPosts.postedAt,
      editedAt: communityPosts.editedAt,
      likeCount,
      isLiked,
      answersNumber: answered.number,
      picture: {
        id: communityPictures.id,
        alt: communityPictures.alt,
        width: communityPictures.width,
        height: communityPictures.height,
      },
    })
    .from(communityPosts)
    .innerJoin(communityMembers, eq(communityMembers.userId, communityPosts.userId))
    .leftJoin(answered, eq(answered.id, communityPosts.answersId))
    .leftJoin(communityPictures, eq(communityPictures.postId, communityPosts.id))
    .where(condition)
    .orderBy(asc(communityPosts.number)) as unknown as Promise<ReadPost[]>;
}

/** The first text of a topic, and its replies from one number to another. */
export function readPosts(args: {
  db: Database;
  viewerId: string;
  topicId: string;
  from: number;
  to: number;
}): Promise<ReadPost[]> {
  const { topicId, from, to, ...reading } = args;
  const isReply = and(gte(communityPosts.number, from), lte(communityPosts.number, to));
  const condition = and(
    eq(communityPosts.topicId, topicId),
    or(eq(communityPosts.number, 0), isReply),
  );
  return postsWhere({ ...reading, condition });
}

export async function findPostById(args: { db: Reader; viewerId: string; id: string }) {
  const { id, ...reading } = args;
  const [post] = await postsWhere({ ...reading, condition: eq(communityPosts.id, id) });
  return post ?? null;
}

/** How many replies are read, as lists count them. */
export async function countReplies({ db, topicId }: { db: Database; topicId: string }) {
  const [row] = await db
    .select({ count: count() })
    .from(communityPosts)
    .where(
      and(
        eq(communityPosts.topicId, topicId),
        gt(communityPosts.number, 0),
        eq(communityPosts.state, 'SHOWN'),
      ),
    );
  return row?.count ?? 0;
}

/** What was written with this key before, if anything. */
export async function findByRequestKey(args: {
  db: Reader;
  userId: string;
  requestKey: string;
}): Promise<{ id: string; topicId: string; number: number } | null> {
  const { db, userId, requestKey } = args;
  const [row] = await db
    .select({
      id: communityPosts.id,
      topicId: communityPosts.topicId,
      number: communityPosts.number,
    })
    .from(communityPosts)
    .where(and(eq(communityPosts.userId, userId), eq(communityPosts.requestKey, requestKey)));
  return row ?? null;
}

export interface NewPost {
  id: string;
  userId: string;
  topicId: string;
  number: number;
  requestKey: string;
  title: string;
  text: string;
  answersId: string | null;
  postedAt: Date;
  searchWords: string[];
}

/** Tells whoever has the topic open. */
export async function insertPost({ tx, post }: { tx: Transaction; post: NewPost }): Promise<void> {
  await tx.insert(communityPosts).values({ ...post, state: 'SHOWN' });
  await tellWatchers({ tx, topicId: post.topicId, nextNumber: post.number + 1 });
}

async function tellWatchers(args: { tx: Transaction; topicId: string; nextNumber: number }) {
  const { tx, topicId, nextNumber } = args;
  await tx.execute(sql`select pg_notify(${topicChangedChannel}, ${`${nextNumber} ${topicId}`})`);
}

export interface LockedPost {
  id: string;
  userId: string;
  topicId: string;
  number: number;
  state: string;
  reason: ReportReason | null;
  decidedAt: Date | null;
  title: string;
}

export async function lockPost(args: { tx: Transaction; id: string }): Promise<LockedPost | null> {
  const [row] = await args.tx
    .select({
      id: communityPosts.id,
      userId: communityPosts.userId,
      topicId: communityPosts.topicId,
      number: communityPosts.number,
      state: communityPosts.state,
      reason: communityPosts.reason,
      decidedAt: communityPosts.decidedAt,
      title: communityPosts.title,
    })
    .from(communityPosts)
    .where(eq(communityPosts.id, args.id))
    .for('update');
  return (row as LockedPost | undefined) ?? null;
}

type Changes = Partial<typeof communityPosts.$inferInsert>;

/** A member's own post only. */
export async function changeOwnPost(args: {
  tx: Transaction;
  userId: string;
  id: string;
  changes: Pick<Changes, 'title' | 'text' | 'editedAt' | 'searchWords'>;
}): Promise<void> {
  const { tx, userId, id, changes } = args;
  await tx
    .update(communityPosts)
    .set(changes)
    .where(and(eq(communityPosts.id, id), eq(communityPosts.userId, userId)));
}

export async function decideState(args: {
  tx: Transaction;
  id: string;
  changes: { state: string; reason: ReportReason | null; decidedAt?: Date | null };
}): Promise<void> {
  const { tx, id, changes } = args;
  await tx.update(communityPosts).set(changes).where(eq(communityPosts.id, id));
}

/** The topics that they stood in; of all of a member's posts where none is named. */
export async function deleteOwnPosts(args: {
  tx: Transaction;
  userId: string;
  id?: string;
}): Promise<string[]> {
  const { tx, userId, id } = args;
  const own = eq(communityPosts.userId, userId);
  const gone = await tx
    .delete(communityPosts)
    .where(id === undefined ? own : and(own, eq(communityPosts.id, id)))
    .returning({ topicId: communityPosts.topicId });
  return [...new Set(gone.map(({ topicId }) => topicId))];
}

/** Whether it is liked that was not. */
export async function putLike(args: {
  tx: Transaction;
  userId: string;
  postId: string;
  isLiked: boolean;
  now: Date;
}): Promise<boolean> {
  const { tx, userId, postId, isLiked, now } = args;
  if (isLiked) {
    const put = await tx
      .insert(communityLikes)
      .values({ userId, postId, likedAt: now })
      .onConflictDoNothing()
      .returning({ postId: communityLikes.postId });
    return put.length > 0;
  }
  await tx
    .delete(communityLikes)
    .where(and(eq(communityLikes.userId, userId), eq(communityLikes.postId, postId)));
  return false;
}

/** The latest report of somebody about a post counts. */
export async function putReport(args: {
  tx: Transaction;
  report: {
    userId: string;
    postId: string;
    reason: ReportReason;
    text: string;
    reportedAt: Date;
  };
}): Promise<void> {
  const { tx, report } = args;
  const { reason, text, reportedAt } = report;
  await tx
    .insert(communityReports)
    .values(report)
    .onConflictDoUpdate({
      target: [communityReports.postId, communityReports.userId],
      set: { reason, text, reportedAt, settledAt: null },
    });
}

export async function settleReports(args: {
  tx: Transaction;
  postId: string;
  now: Date;
}): Promise<void> {
  const { tx, postId, now } = args;
  await tx
    .update(communityReports)
    .set({ settledAt: now })
    .where(and(eq(communityReports.postId, postId), isNull(communityReports.settledAt)));
}
