import { aliasedTable, and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Language } from '../../lib/language.ts';
import type { Database } from '../../db/database.ts';
import type { ReportReason } from './community.rules.ts';
import type { PostPicture } from './community.ts';
import {
  communityMembers,
  communityPictures,
  communityPosts,
  communityReports,
  communityTopics,
} from './community.tables.ts';

export interface ReportedPost {
  readonly id: string;
  readonly topicId: string;
  readonly topicTitle: string | null;
  readonly language: Language;
  readonly number: number;
  readonly userId: string;
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly state: string;
  readonly joinedAt: Date;
  readonly pausedUntil: Date | null;
  readonly postCount: number;
  readonly hiddenCount: number;
  readonly decidedAt: Date | null;
  readonly reason: ReportReason | null;
  readonly picture: PostPicture | null;
}

export interface PostReport {
  readonly postId: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly reportedAt: Date;
}

/** Of the topic that a post stands in; null where its beginning is gone. */
export const topicTitle = sql<string | null>`(select first.title from community_posts first
  where first.topic_id = ${communityPosts.topicId} and first.number = 0)`;

const columns = {
  id: communityPosts.id,
  topicId: communityPosts.topicId,
  topicTitle,
  language: communityTopics.language,
  number: communityPosts.number,
  userId: communityPosts.userId,
  name: communityMembers.name,
  title: communityPosts.title,
  text: communityPosts.text,
  state: communityPosts.state,
  joinedAt: communityMembers.joinedAt,
  pausedUntil: communityMembers.pausedUntil,
  postCount: sql<number>`(select count(*)::int from community_posts own
    where own.user_id = ${communityPosts.userId})`,
  hiddenCount: sql<number>`(select count(*)::int from community_posts own
    where own.user_id = ${communityPosts.userId} and own.state = 'HIDDEN')`,
  decidedAt: communityPosts.decidedAt,
  reason: communityPosts.reason,
  picture: {
    id: communityPictures.id,
    alt: communityPictures.alt,
    width: communityPictures.width,
    height: communityPictures.height,
  },
};

/** Posts with a report that nobody has settled: the oldest report first. */
export async function readReported(args: { db: Database; limit: number }): Promise<ReportedPost[]> {
  const { db, limit } = args;
  const oldest = sql`(select min(${communityReports.reportedAt}) from ${communityReports}
    where ${communityReports.postId} = ${communityPosts.id} and ${communityReports.settledAt} is null)`;
  const waiting = db
    .select({ postId: communityReports.postId })
    .from(communityReports)
    .where(isNull(communityReports.settledAt));
  return (await db
    .select(columns)
    .from(communityPosts)
    .innerJoin(communityMembers, eq(communityMembers.userId, communityPosts.userId))
    .innerJoin(communityTopics, eq(communityTopics.id, communityPosts.topicId))
    .leftJoin(communityPictures, eq(communityPictures.postId, communityPosts.id))
    .where(inArray(communityPosts.id, waiting))
    .orderBy(asc(oldest), asc(communityPosts.id))
    .limit(limit)) as ReportedPost[];
}

/** What moderators decided about last. */
export async function readDecided(args: { db: Database; limit: number }): Promise<ReportedPost[]> {
  const { db, limit } = args;
  return (await db
    .select(columns)
    .from(communityPosts)
    .innerJoin(communityMembers, eq(communityMembers.userId, communityPosts.userId))
    .innerJoin(communityTopics, eq(communityTopics.id, communityPosts.topicId))
    .leftJoin(communityPictures, eq(communityPictures.postId, communityPosts.id))
    .where(sql`${communityPosts.decidedAt} is not null`)
    .orderBy(sql`${communityPosts.decidedAt} desc`, asc(communityPosts.id))
    .limit(limit)) as ReportedPost[];
}

/** A post with those that stand around it. */
export interface PostAround {
  /** The reported post that this one is shown with. */
  readonly besideId: string;
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly state: string;
  readonly postedAt: Date;
}

/** Each post with the one it answers, the one before it and the one after, as they stand. */
export async function readAround(args: {
  db: Database;
  postIds: readonly string[];
}): Promise<PostAround[]> {
  const { db, postIds } = args;
  if (postIds.length === 0) return [];
  const beside = aliasedTable(communityPosts, 'beside');
  const before = sql`(select max(number) from community_posts
    where topic_id = ${beside.topicId} and number < ${beside.number})`;
  const after = sql`(select min(number) from community_posts
    where topic_id = ${beside.topicId} and number > ${beside.number})`;
  return db
    .select({
      besideId: beside.id,
      id: communityPosts.id,
      number: communityPosts.number,
      name: communityMembers.name,
      text: communityPosts.text,
      state: communityPosts.state,
      postedAt: communityPosts.postedAt,
    })
    .from(beside)
    .innerJoin(
      communityPosts,
      and(
        eq(communityPosts.topicId, beside.topicId),
        or(
          eq(communityPosts.number, beside.number),
          eq(communityPosts.id, beside.answersId),
          eq(communityPosts.number, before),
          eq(communityPosts.number, after),
        ),
      ),
    )
    .innerJoin(communityMembers, eq(communityMembers.userId, communityPosts.userId))
    .where(inArray(beside.id, [...postIds]))
    .orderBy(asc(communityPosts.number));
}

export async function countReported({ db }: { db: Database }): Promise<number> {
  const [row] = await db
    .select({ count: count(sql`distinct ${communityReports.postId}`) })
    .from(communityReports)
    .where(isNull(communityReports.settledAt));
  return row?.count ?? 0;
}

/** Without who reported: nobody needs to know that to decide. */
export async function readReports(args: {
  db: Database;
  postIds: readonly string[];
}): Promise<PostReport[]> {
  const { db, postIds } = args;
  if (postIds.length === 0) return [];
  return (await db
    .select({
      postId: communityReports.postId,
      reason: communityReports.reason,
      text: communityReports.text,
      reportedAt: communityReports.reportedAt,
    })
    .from(communityReports)
    .where(inArray(communityReports.postId, [...postIds]))
    .orderBy(asc(communityReports.reportedAt))) as PostReport[];
}
