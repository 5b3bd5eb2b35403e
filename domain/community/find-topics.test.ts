import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../db/database.ts';
import { addDays } from '../../lib/clock.ts';
import { openTestDatabase } from '../../server/testing/test-database.ts';
import { communityFollows, communityLikes, communityTopics } from './community.tables.ts';
import {
  communityCounts,
  findOwnPost,
  findTopics,
  openTopic,
  pageOf,
  topicTitle,
} from './find-topics.ts';
import { communityStart, putPost, putTopic, putWriter } from './testing/community-bed.ts';

let connection: DatabaseConnection;
let writer: string;
let other: string;
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
