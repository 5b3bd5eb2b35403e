import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../db/database.ts';
import { createRandomId } from '../../lib/ids.ts';
import { openTestDatabase } from '../../server/testing/test-database.ts';
import { newUser } from '../membership/testing/membership-bed.ts';
import { communityFollows, communityLikes, communityPosts } from './community.tables.ts';
import { findTopics } from './find-topics.ts';
import { putSampleTopics } from './sample-topics.ts';
import { communityStart as now } from './testing/community-bed.ts';

let connection: DatabaseConnection;
let writers: { Maria: string; Frida: string; Leo: string };
beforeAll(async () => {
  connection = await openTestDatabase();
  const { db } = connection;
  const user = async () => (await newUser(db)).userId;
  writers = { Maria: await user(), Frida: await user(), Leo: await user() };
  await putSampleTopics({ db, clock: { now: () => now }, createId: createRandomId, writers });
});
afterAll(() => connection.close());

const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const topicsIn = async (language: 'en' | 'es' | 'sv', text = '') =>
  findTopics({
    db: connection.db,
    search: { language, area: null, text },
    order: 'LATEST_REPLIES',
    limit: 10,
    offset: 0,
  });

test.each([
  ['en', 3],
  ['es', 2],
  ['sv', 2],
] as const)('a demonstration in %s begins with %i topics', async (language, count) => {
  const { topics, totalCount } = await topicsIn(language);
  expect(totalCount).toBe(count);
  expect(topics.every(({ name }) => name.endsWith('(sample)'))).toBe(true);
  expect(topics.every(({ likeCount }) => likeCount === 1)).toBe(true);
});

test('a sample topic has its replies in their order, and its times', async () => {
  const { topics } = await topicsIn('en', 'soup');
  expect(topics).toMatchObject([
    {
      title: 'My cauliflower rice is always wet',
      name: 'Leo (sample)',
      area: 'COOKING',
      startedAt: hoursAgo(30),
      lastPostAt: hoursAgo(5),
      replyCount: 2,
    },
  ]);
  const posts = await connection.db
    .select()
    .from(communityPosts)
    .orderBy(asc(communityPosts.topicId), asc(communityPosts.number));
  const own = posts.filter(({ topicId }) => topicId === topics[0]?.id);
  expect(own.map(({ number, userId, postedAt }) => [number, userId, postedAt])).toEqual([
    [0, writers.Leo, hoursAgo(30)],
    [1, writers.Maria, hoursAgo(28)],
    [2, writers.Leo, hoursAgo(5)],
  ]);
  expect(own.map(({ title }) => title)).toEqual([topics[0]?.title, '', '']);
});

test('who writes a sample follows it, and is liked by another', async () => {
  const { db } = connection;
  const posts = await db.select().from(communityPosts);
  const [follows, likes] = [
    await db.select().from(communityFollows),
    await db.select().from(communityLikes),
  ];
  const followed = new Set(posts.map(({ topicId, userId }) => `${topicId} ${userId}`));
  expect(new Set(follows.map(({ topicId, userId }) => `${topicId} ${userId}`))).toEqual(followed);
  expect(likes).toHaveLength(posts.length);
  const writerOf = new Map(posts.map(({ id, userId }) => [id, userId]));
  expect(likes.filter(({ postId, userId }) => writerOf.get(postId) === userId)).toEqual([]);
});
