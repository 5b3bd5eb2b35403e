import { and, asc, eq, isNotNull, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { communityFollows, communityNews } from './community.tables.ts';
import type { News, NewsKind } from './news.rules.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * In seconds. News settle before they are told: what is taken back at once tells nobody. The same
 * topic or post is not told of again sooner than after the gap.
 */
const waits: Record<NewsKind, { settle: number; gap: number }> = {
  REPLIES: { settle: 5 * minute, gap: 3 * hour },
  LIKES: { settle: 30 * minute, gap: 24 * hour },
  DECISIONS: { settle: 0, gap: 0 },
};

const { userId, kind, topicId, number, waitingSince, dueAt, toldAt } = communityNews;

function onNews({ kind: told }: { kind: NewsKind }) {
  const { gap } = waits[told];
  const next = sql`greatest(excluded.due_at, ${toldAt} + make_interval(secs => ${gap}))`;
  return {
    target: [userId, kind, topicId, number],
    set: {
      waitingSince: sql`coalesce(${waitingSince}, excluded.waiting_since)`,
      dueAt: sql`case when ${waitingSince} is null then ${next} else ${dueAt} end`,
    },
  };
}

function settled({ kind: told, now }: { kind: NewsKind; now: Date }): Date {
  return new Date(now.getTime() + waits[told].settle * 1000);
}

/** For all who follow the topic but its writer. */
export async function noteReply(args: {
  tx: Transaction;
  topicId: string;
  writerId: string;
  now: Date;
}): Promise<void> {
  const { tx, now } = args;
  const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;
  const followers = tx
    .select({
      userId: communityFollows.userId,
      kind: sql<string>`'REPLIES'`.as('kind'),
      topicId: communityFollows.topicId,
      number: sql<number>`0`.as('number'),
      waitingSince: sql<Date>`${at(now)}`.as('waiting_since'),
      dueAt: sql<Date>`${at(settled({ kind: 'REPLIES', now }))}`.as('due_at'),
      toldAt: sql<Date | null>`null::timestamptz`.as('told_at'),
    })
    .from(communityFollows)
    .where(
      and(eq(communityFollows.topicId, args.topicId), ne(communityFollows.userId, args.writerId)),
    )
    // Two replies at once take the rows in the same order.
    .orderBy(asc(communityFollows.userId));
  await tx
    .insert(communityNews)
    .select(followers)
    .onConflictDoUpdate(onNews({ kind: 'REPLIES' }));
}

interface OnePost {
  tx: Transaction;
  post: { userId: string; topicId: string; number: number };
  now: Date;
}

/** For the writer of the post. */
export function noteLike(args: OnePost): Promise<void> {
  return noteOne({ ...args, kind: 'LIKES' });
}

/** For whoever wrote the post: a moderator has written to them. */
export function noteDecision(args: OnePost): Promise<void> {
  return noteOne({ ...args, kind: 'DECISIONS' });
}

async function noteOne({ tx, post, kind: told, now }: OnePost & { kind: NewsKind }) {
  const about = { userId: post.userId, topicId: post.topicId, number: post.number };
  const row = { ...about, kind: told, waitingSince: now, dueAt: settled({ kind: told, now }) };
  await tx
    .insert(communityNews)
    .values(row)
    .onConflictDoUpdate(onNews({ kind: told }));
}

// The names are written out: a selection from one table names its columns without it.
const isNewReply = sql`posts.topic_id = community_news.topic_id and posts.number > 0
  and posts.state = 'SHOWN' and posts.user_id <> community_news.user_id
  and posts.posted_at >= community_news.waiting_since
  and exists (select from community_follows follows
    where follows.topic_id = posts.topic_id and follows.user_id = community_news.user_id)`;

const newReplies = sql`(select count(*)::int from community_posts posts where ${isNewReply})`;
const firstNewReply = sql`(select min(posts.number) from community_posts posts where ${isNewReply})`;

const isAbout = sql`posts.topic_id = community_news.topic_id
  and posts.number = community_news.number and posts.user_id = community_news.user_id`;

const newLikes = sql`(select count(*)::int from community_likes likes
  join community_posts posts on posts.id = likes.post_id
  where ${isAbout} and posts.state = 'SHOWN' and likes.liked_at >= community_news.waiting_since)`;

const unreadNotes = sql`(select count(*)::int from community_notes notes
  join community_posts posts on posts.id = notes.post_id
  where ${isAbout} and notes.user_id = community_news.user_id and notes.read_at is null)`;

const title = sql<string>`coalesce((select first.title from community_posts first
  where first.topic_id = community_news.topic_id and first.number = 0
  and (first.state = 'SHOWN' or first.user_id = community_news.user_id)), '')`;

/** Whoever may only read for now is told of decisions alone. */
function isPaused(now: Date): SQL {
  return sql`exists (select from community_members members
    where members.user_id = community_news.user_id
    and members.paused_until > ${now.toISOString()}::timestamptz)`;
}

/** What is due, for this server alone as long as its transaction lasts. */
export async function lockDueNews(args: {
  tx: Transaction;
  now: Date;
  most: number;
}): Promise<News[]> {
  const { tx, now, most } = args;
  const rows = await tx
    .select({
      userId,
      kind,
      topicId,
      number,
      title,
      postNumber: sql<number>`case when ${kind} = 'REPLIES' then coalesce(${firstNewReply}, 0)
        else ${number} end`,
      count: sql<number>`case when ${kind} = 'DECISIONS' then ${unreadNotes}
        when ${isPaused(now)} then 0
        when ${kind} = 'LIKES' then ${newLikes} else ${newReplies} end`,
      since: waitingSince,
    })
    .from(communityNews)
    .where(and(isNotNull(waitingSince), lte(dueAt, now)))
    .orderBy(asc(dueAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return rows as News[];
}

interface SomeNews {
  tx: Transaction;
  news: readonly News[];
}

function areThese(news: readonly News[]): SQL {
  const keys = news.map((one) => sql`(${one.userId}, ${one.kind}, ${one.topicId}, ${one.number})`);
  return sql`(${userId}, ${kind}, ${topicId}, ${number}) in (${sql.join(keys, sql`, `)})`;
}

/** What was told, or will never be: `toldAt` is null for the latter. */
export async function endNews(args: SomeNews & { toldAt: Date | null }): Promise<void> {
  const { tx, news, toldAt: at } = args;
  if (news.length === 0) return;
  const told = at === null ? {} : { toldAt: at };
  await tx
    .update(communityNews)
    .set({ waitingSince: null, ...told })
    .where(areThese(news));
}

export async function postponeNews(args: SomeNews & { until: Date }): Promise<void> {
  const { tx, news, until } = args;
  if (news.length === 0) return;
  await tx.update(communityNews).set({ dueAt: until }).where(areThese(news));
}

/** Old enough that nothing waits for them any more. */
export async function deleteOldNews(args: { db: Database; before: Date }): Promise<void> {
  const { db, before } = args;
  await db.delete(communityNews).where(and(isNull(waitingSince), lte(dueAt, before)));
}
