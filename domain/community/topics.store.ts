import { and, count, desc, eq, exists, inArray, notExists, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import type { CommunityArea, TopicOrder } from './community.rules.ts';
import type { ListedTopic, Topic } from './community.ts';
import { isStaff } from './members.store.ts';
import {
  communityFollows,
  communityLikes,
  communityMembers,
  communityPosts,
  communityTopics,
} from './community.tables.ts';

type Reader = Database | Transaction;

export interface TopicFilter {
  readonly language: Language;
  readonly area: CommunityArea | null;
  /** As `wordQuery` makes it. */
  readonly words: string | null;
  /** Only what this member follows. */
  readonly followedBy: string | null;
}

export const likeCount = sql<number>`(
  select count(*)::int from ${communityLikes} where ${communityLikes.postId} = ${communityPosts.id})`;

const replyCount = sql<number>`(
  select count(*)::int from community_posts replies
  where replies.topic_id = ${communityTopics.id} and replies.number > 0 and replies.state = 'SHOWN')`;

const isFirst = and(
  eq(communityPosts.topicId, communityTopics.id),
  eq(communityPosts.number, 0),
  eq(communityPosts.state, 'SHOWN'),
);

function fits({ db, filter }: { db: Reader; filter: TopicFilter }) {
  const { language, area, words, followedBy } = filter;
  const found = () =>
    db
      .select({ id: sql`found.topic_id` })
      .from(sql`community_posts found`)
      .where(
        sql`found.state = 'SHOWN' and array_to_tsvector(found.search_words) @@ ${words}::tsquery`,
      );
  return and(
    eq(communityTopics.language, language),
    area === null ? undefined : eq(communityTopics.area, area),
    words === null ? undefined : inArray(communityTopics.id, found()),
    followedBy === null ? undefined : exists(followed({ db, userId: followedBy })),
  );
}

function followed({ db, userId }: { db: Reader; userId: string }) {
  return db
    .select({ topicId: communityFollows.topicId })
    .from(communityFollows)
    .where(
      and(eq(communityFollows.userId, userId), eq(communityFollows.topicId, communityTopics.id)),
    );
}

/** Topics whose first text can be read. */
export async function readTopics(args: {
  db: Database;
  filter: TopicFilter;
  order: TopicOrder;
  limit: number;
  offset: number;
}): Promise<ListedTopic[]> {
  const { db, filter, order, limit, offset } = args;
  const time = order === 'NEWEST' ? communityTopics.startedAt : communityTopics.lastPostAt;
  const rows = await db
    .select({
      id: communityTopics.id,
      area: communityTopics.area,
      title: communityPosts.title,
      text: communityPosts.text,
      userId: communityPosts.userId,
      name: communityMembers.name,
      isStaff,
      startedAt: communityTopics.startedAt,
      lastPostAt: communityTopics.lastPostAt,
      replyCount,
      likeCount,
    })
    .from(communityTopics)
    .innerJoin(communityPosts, isFirst)
    .innerJoin(communityMembers, eq(communityMembers.userId, communityPosts.userId))
    .where(fits({ db, filter }))
    .orderBy(desc(time), desc(communityTopics.id))
    .limit(limit)
    .offset(offset);
  return rows as ListedTopic[];
}

export async function countTopics(args: { db: Database; filter: TopicFilter }): Promise<number> {
  const [row] = await args.db
    .select({ count: count() })
    .from(communityTopics)
    .innerJoin(communityPosts, isFirst)
    .where(fits(args));
  return row?.count ?? 0;
}

/** What is read in a language, for the head of the page. */
export async function countPosts(args: { db: Database; language: Language }) {
  const [row] = await args.db
    .select({
      topicCount: sql<number>`count(*) filter (where ${communityPosts.number} = 0)::int`,
      replyCount: sql<number>`count(*) filter (where ${communityPosts.number} > 0)::int`,
    })
    .from(communityPosts)
    .innerJoin(communityTopics, eq(communityTopics.id, communityPosts.topicId))
    .where(and(eq(communityTopics.language, args.language), eq(communityPosts.state, 'SHOWN')));
  return row ?? { topicCount: 0, replyCount: 0 };
}

export async function findTopicById(args: { db: Reader; id: string }): Promise<Topic | null> {
  const [row] = await args.db.select().from(communityTopics).where(eq(communityTopics.id, args.id));
  return (row as Topic | undefined) ?? null;
}

export async function insertTopic(args: {
  tx: Transaction;
  topic: Omit<Topic, 'lastPostAt' | 'nextNumber'>;
}): Promise<void> {
  const { tx, topic } = args;
  await tx.insert(communityTopics).values({ ...topic, lastPostAt: topic.startedAt, nextNumber: 0 });
}

/** The number of the post to write now; null where the topic is gone. */
export async function takeNumber(args: {
  tx: Transaction;
  topicId: string;
  now: Date;
}): Promise<number | null> {
  const { tx, topicId, now } = args;
  const [row] = await tx
    .update(communityTopics)
    .set({ nextNumber: sql`${communityTopics.nextNumber} + 1`, lastPostAt: now })
    .where(eq(communityTopics.id, topicId))
    .returning({ next: communityTopics.nextNumber });
  return row === undefined ? null : row.next - 1;
}

/** Of these topics, those that nobody's text stands in any more. */
export async function deleteEmptyTopics(args: {
  tx: Transaction;
  topicIds: readonly string[];
}): Promise<void> {
  const { tx, topicIds } = args;
  const posts = tx
    .select({ id: communityPosts.id })
    .from(communityPosts)
    .where(eq(communityPosts.topicId, communityTopics.id));
  await tx
    .delete(communityTopics)
    .where(and(inArray(communityTopics.id, [...topicIds]), notExists(posts)));
}

export async function putFollow(args: {
  db: Reader;
  userId: string;
  topicId: string;
  isFollowed: boolean;
  now: Date;
}): Promise<void> {
  const { db, userId, topicId, isFollowed, now } = args;
  if (isFollowed) {
    await db
      .insert(communityFollows)
      .values({ userId, topicId, followedAt: now })
      .onConflictDoNothing();
    return;
  }
  await db
    .delete(communityFollows)
    .where(and(eq(communityFollows.userId, userId), eq(communityFollows.topicId, topicId)));
}

export async function isFollowing(args: {
  db: Reader;
  userId: string;
  topicId: string;
}): Promise<boolean> {
  const { db, userId, topicId } = args;
  const rows = await db
    .select({ topicId: communityFollows.topicId })
    .from(communityFollows)
    .where(and(eq(communityFollows.userId, userId), eq(communityFollows.topicId, topicId)));
  return rows.length > 0;
}
