import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RequestContext } from '../../api/context.ts';
import type { DatabaseConnection } from '../../db/database.ts';
import { addDays } from '../../lib/clock.ts';
import { createRandomId } from '../../lib/ids.ts';
import { openTestDatabase } from '../../server/testing/test-database.ts';
import { newUser } from '../membership/testing/membership-bed.ts';
import {
  communityFollows,
  communityLikes,
  communityPosts,
  communityTopics,
} from './community.tables.ts';
import {
  communityCounts,
  findOwnPost,
  findTopics,
  openTopic,
  pageOf,
  topicTitle,
} from './find-topics.ts';
import { putSampleTopics } from './sample-topics.ts';
import { communityStart, putPost, putTopic, putWriter } from './testing/community-bed.ts';
import { watchTopic } from './watch-topic.ts';

let connection: DatabaseConnection;
let writer: string;
let other: string;
let sampleWriters: { Maria: string; Frida: string; Leo: string } | undefined;
beforeAll(async () => {
  connection = await openTestDatabase();
  writer = await putWriter(connection.db, { name: 'Maria', nameKey: 'maria' });
  other = await putWriter(connection.db, { name: 'Frida', nameKey: 'frida' });
});
afterAll(() => connection.close());
beforeEach(() => connection.db.delete(communityTopics));

interface Given {
  title?: string;
  words?: string[];
  state?: string;
  topic?: Partial<typeof communityTopics.$inferInsert>;
}

async function topicWith({ title = 'Wet rice', words = [], state = 'SHOWN', topic }: Given = {}) {
  const { db } = connection;
  const topicId = await putTopic(db, topic);
  const id = await putPost(db, { userId: writer, topicId, title, searchWords: words, state });
  return { topicId, id };
}

type Search = Partial<Parameters<typeof findTopics>[0]['search']>;

async function titlesOf(search: Search = {}, given: { order?: 'NEWEST'; offset?: number } = {}) {
  const found = await findTopics({
    db: connection.db,
    search: { language: 'en', area: null, text: '', ...search },
    order: 'LATEST_REPLIES',
    limit: 2,
    offset: 0,
    ...given,
  });
  return [found.topics.map(({ title }) => title), found.totalCount];
}

const daysLater = (days: number) => addDays(communityStart, days);

test('topics come by their last reply or by their beginning, a page at a time', async () => {
  await topicWith({ title: 'Old, still alive', topic: { lastPostAt: daysLater(9) } });
  await topicWith({ title: 'New', topic: { startedAt: daysLater(5), lastPostAt: daysLater(5) } });
  await topicWith({ title: 'Old', topic: { startedAt: daysLater(-1), lastPostAt: daysLater(1) } });
  expect(await titlesOf()).toEqual([['Old, still alive', 'New'], 3]);
  expect(await titlesOf({}, { offset: 2 })).toEqual([['Old'], 3]);
  expect(await titlesOf({}, { order: 'NEWEST' })).toEqual([['New', 'Old, still alive'], 3]);
});

test('a language has its topics, an area has its own, and what is hidden is in none', async () => {
  await topicWith({ title: 'Rice' });
  await topicWith({ title: 'Ris', topic: { language: 'sv' } });
  await topicWith({ title: 'Train', topic: { area: 'EVERYDAY' } });
  await topicWith({ title: 'Hidden', state: 'HIDDEN' });
  await topicWith({ title: 'Waiting', state: 'WAITING' });
  expect(await titlesOf({ language: 'sv' })).toEqual([['Ris'], 1]);
  expect(await titlesOf({ area: 'EVERYDAY' })).toEqual([['Train'], 1]);
  expect(await titlesOf({ area: 'HEALTH' })).toEqual([[], 0]);
  expect((await titlesOf())[1]).toBe(2);
});

test('a search finds what has each word; one without a letter finds nothing, spaces find all', async () => {
  await topicWith({ title: 'Rice', words: ['wet', 'rice'] });
  await topicWith({ title: 'Bread', words: ['bread'] });
  expect(await titlesOf({ text: 'Ric' })).toEqual([['Rice'], 1]);
  expect(await titlesOf({ text: 'wet bread' })).toEqual([[], 0]);
  expect(await titlesOf({ text: '?!' })).toEqual([[], 0]);
  expect((await titlesOf({ text: '   ' }))[1]).toBe(2);
  // What is typed after a hundred characters is not asked for.
  expect(await titlesOf({ text: `rice${' '.repeat(96)}bread` })).toEqual([['Rice'], 1]);
  expect(await titlesOf({ text: `rice${' '.repeat(95)}bread` })).toEqual([[], 0]);
});

test('followed topics are those of the one who asks', async () => {
  const { topicId } = await topicWith({ title: 'Rice' });
  await topicWith({ title: 'Bread' });
  await connection.db
    .insert(communityFollows)
    .values({ userId: other, topicId, followedAt: communityStart });
  expect(await titlesOf({ followedBy: other })).toEqual([['Rice'], 1]);
  expect(await titlesOf({ followedBy: writer })).toEqual([[], 0]);
});

test('a list counts the replies that are read and the likes of the first text', async () => {
  const { db } = connection;
  const { topicId, id } = await topicWith({ topic: { nextNumber: 4 } });
  const reply = await putPost(db, { userId: other, topicId, number: 1, title: '' });
  await putPost(db, { userId: other, topicId, number: 2, state: 'HIDDEN' });
  const liked = { userId: other, likedAt: communityStart };
  await db.insert(communityLikes).values([
    { ...liked, postId: id },
    { ...liked, postId: reply },
    { ...liked, userId: writer, postId: reply },
  ]);
  const { topics } = await findTopics({
    db,
    search: { language: 'en', area: null, text: '' },
    order: 'NEWEST',
    limit: 5,
    offset: 0,
  });
  expect(topics).toEqual([
    {
      id: topicId,
      area: 'COOKING',
      title: 'Wet rice',
      text: 'I get soup.',
      userId: writer,
      name: 'Maria',
      isStaff: false,
      startedAt: communityStart,
      lastPostAt: communityStart,
      replyCount: 1,
      likeCount: 1,
    },
  ]);
  expect(await communityCounts({ db, language: 'en' })).toEqual({ topicCount: 1, replyCount: 1 });
  expect(await communityCounts({ db, language: 'es' })).toEqual({ topicCount: 0, replyCount: 0 });
});

test.each([
  [-1, 1],
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [40, 2],
  [41, 3],
])('reply %i stands on page %i', (number, page) => {
  expect(pageOf(number)).toBe(page);
});

test('a page has the replies of its numbers, with the first text on each', async () => {
  const { db } = connection;
  const { topicId } = await topicWith({ topic: { nextNumber: 42 } });
  for (const number of [1, 20, 21, 40, 41]) {
    await putPost(db, { userId: other, topicId, number });
  }
  const numbersOf = async (page: number) => {
    const open = await openTopic({ db, userId: other, id: topicId, page });
    return [open?.page, open?.first?.number, open?.replies.map(({ number }) => number)];
  };
  expect(await numbersOf(1)).toEqual([1, 0, [1, 20]]);
  expect(await numbersOf(2)).toEqual([2, 0, [21, 40]]);
  expect(await numbersOf(3)).toEqual([3, 0, [41]]);
  expect(await numbersOf(4)).toEqual([3, 0, [41]]);
  expect(await numbersOf(0)).toEqual([1, 0, [1, 20]]);
  expect(await openTopic({ db, userId: other, id: topicId, page: 1 })).toMatchObject({
    topic: { id: topicId, nextNumber: 42 },
    replyCount: 5,
    pageCount: 3,
    isFollowed: false,
  });
  expect(await openTopic({ db, userId: other, id: 'gone', page: 1 })).toBeNull();
});

test('a post is read as it stands for its reader', async () => {
  const { db } = connection;
  const { topicId, id } = await topicWith();
  await putPost(db, { userId: other, topicId, number: 1, title: '', answersId: id });
  await db.insert(communityLikes).values({ userId: other, postId: id, likedAt: communityStart });
  const read = async (userId: string) =>
    (await openTopic({ db, userId, id: topicId, page: 1 }))?.first;
  expect(await read(other)).toEqual({
    id,
    topicId,
    number: 0,
    userId: writer,
    name: 'Maria',
    isStaff: false,
    title: 'Wet rice',
    text: 'I get soup.',
    state: 'SHOWN',
    reason: null,
    postedAt: communityStart,
    editedAt: null,
    likeCount: 1,
    isLiked: true,
    answersNumber: null,
    picture: null,
  });
  expect(await read(writer)).toMatchObject({ likeCount: 1, isLiked: false });
  const open = await openTopic({ db, userId: writer, id: topicId, page: 1 });
  expect(open?.replies).toMatchObject([{ name: 'Frida', answersNumber: 0 }]);
});

test('a visitor is told the title of what can be read, and nothing of the rest', async () => {
  const { db } = connection;
  const shown = await topicWith();
  const hidden = await topicWith({ state: 'HIDDEN' });
  expect(await topicTitle({ db, id: shown.topicId })).toMatchObject({
    topic: { id: shown.topicId },
    title: 'Wet rice',
  });
  expect(await topicTitle({ db, id: hidden.topicId })).toMatchObject({ title: null });
  expect(await topicTitle({ db, id: 'gone' })).toBeNull();
});

test('to change it, a member opens their own post alone', async () => {
  const { db } = connection;
  const { id } = await topicWith({ state: 'HIDDEN' });
  expect(await findOwnPost({ db, userId: writer, id })).toMatchObject({ id, text: 'I get soup.' });
  expect(await findOwnPost({ db, userId: other, id })).toBeNull();
  expect(await findOwnPost({ db, userId: other, id: 'gone' })).toBeNull();
});

function contextOf(given: { viewer?: object | null; COMMUNITY?: string } = {}): RequestContext {
  const { viewer = { userId: 'reader' }, COMMUNITY = 'premium' } = given;
  const services = { db: connection.db, settings: { COMMUNITY } };
  return { viewer, services } as unknown as RequestContext;
}

test('whoever reads a topic hears of what is written in it', async () => {
  const id = await putTopic(connection.db, { nextNumber: 7 });
  expect(await watchTopic({ context: contextOf(), id })).toEqual({
    nextNumber: 7,
    userId: 'reader',
  });
});

test('visitors hear nothing, nor does anybody of what is not there', async () => {
  const id = await putTopic(connection.db);
  const watched = (context: RequestContext, topicId: string) =>
    watchTopic({ context, id: topicId }).catch(({ code }) => code);
  expect(await watched(contextOf({ viewer: null }), id)).toBe('auth.required');
  expect(await watched(contextOf({ COMMUNITY: 'off' }), id)).toBe('community.not-found');
  expect(await watched(contextOf(), createRandomId())).toBe('community.not-found');
  expect(await watched(contextOf(), 'no\u0000id')).toBe('community.not-found');
});

/** A demonstration, by accounts of its own. */
async function putSamples() {
  const { db } = connection;
  const user = async () => (await newUser(db)).userId;
  sampleWriters ??= { Maria: await user(), Frida: await user(), Leo: await user() };
  const clock = { now: () => communityStart };
  await putSampleTopics({ db, clock, createId: createRandomId, writers: sampleWriters });
  return sampleWriters;
}

const hoursAgo = (hours: number) => new Date(communityStart.getTime() - hours * 3_600_000);

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
  await putSamples();
  const { topics, totalCount } = await topicsIn(language);
  expect(totalCount).toBe(count);
  expect(topics.every(({ name }) => name.endsWith('(sample)'))).toBe(true);
  expect(topics.every(({ likeCount }) => likeCount === 1)).toBe(true);
});

test('a sample topic has its replies in their order, and its times', async () => {
  const writers = await putSamples();
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
  await putSamples();
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
