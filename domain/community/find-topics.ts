import type { Database } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import { communityLimits, type CommunityArea, type TopicOrder } from './community.rules.ts';
import type { ListedTopic, ReadPost, Topic } from './community.ts';
import { countReplies, findPostById, readPosts } from './posts.store.ts';
import { wordQuery } from './search-words.ts';
import { countPosts, countTopics, findTopicById, isFollowing, readTopics } from './topics.store.ts';

export interface TopicSearch {
  readonly language: Language;
  readonly area: CommunityArea | null;
  /** Empty for all. */
  readonly text: string;
  /** Only what this member follows. */
  readonly followedBy?: string;
}

export interface FoundTopics {
  readonly topics: readonly ListedTopic[];
  readonly totalCount: number;
}

/** A page of topics in a language. */
export async function findTopics(args: {
  db: Database;
  search: TopicSearch;
  order: TopicOrder;
  limit: number;
  offset: number;
}): Promise<FoundTopics> {
  const { db, search, order, limit, offset } = args;
  const { language, area, followedBy = null } = search;
  const text = search.text.slice(0, communityLimits.search);
  const words = wordQuery(text);
  // A text without a letter finds nothing.
  if (words === null && text.trim() !== '') return { topics: [], totalCount: 0 };
  const filter = { language, area, words, followedBy };
  const [topics, totalCount] = await Promise.all([
    readTopics({ db, filter, order, limit, offset }),
    countTopics({ db, filter }),
  ]);
  return { topics, totalCount };
}

export const communityCounts = countPosts;

/** A topic with a page of its replies, as a reader sees it. */
export interface OpenTopic {
  readonly topic: Topic;
  /** Null once its writer took it away. */
  readonly first: ReadPost | null;
  readonly replies: readonly ReadPost[];
  readonly replyCount: number;
  readonly page: number;
  readonly pageCount: number;
  readonly isFollowed: boolean;
}

/** Pages are by the numbers of replies, so that an address keeps leading to the same ones. */
export function pageOf(number: number): number {
  return Math.max(1, Math.ceil(number / communityLimits.postsPerPage));
}

export async function openTopic(args: {
  db: Database;
  userId: string;
  id: string;
  page: number;
}): Promise<OpenTopic | null> {
  const { db, userId, id } = args;
  const topic = await findTopicById({ db, id });
  if (topic === null) return null;
  const pageCount = pageOf(topic.nextNumber - 1);
  const page = Math.min(Math.max(args.page, 1), pageCount);
  const to = page * communityLimits.postsPerPage;
  const from = to - communityLimits.postsPerPage + 1;
  const [posts, replyCount, isFollowed] = await Promise.all([
    readPosts({ db, viewerId: userId, topicId: id, from, to }),
    countReplies({ db, topicId: id }),
    isFollowing({ db, userId, topicId: id }),
  ]);
  return {
    topic,
    first: posts.find(({ number }) => number === 0) ?? null,
    replies: posts.filter(({ number }) => number > 0),
    replyCount,
    page,
    pageCount,
    isFollowed,
  };
}

/** What a visitor is told of a topic: that it is there, and its title. */
export async function topicTitle(args: { db: Database; id: string }): Promise<{
  topic: Topic;
  title: string | null;
} | null> {
  const topic = await findTopicById(args);
  if (topic === null) return null;
  const posts = await readPosts({ ...args, viewerId: '', topicId: args.id, from: 1, to: 0 });
  const [first] = posts.filter(({ state }) => state === 'SHOWN');
  return { topic, title: first?.title ?? null };
}

/** A member's own post, to change it. */
export async function findOwnPost(args: { db: Database; userId: string; id: string }) {
  const { db, userId, id } = args;
  const post = await findPostById({ db, viewerId: userId, id });
  return post?.userId === userId ? post : null;
}
