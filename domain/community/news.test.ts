import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import type { DatabaseConnection } from '../../db/database.ts';
import { openTestDatabase } from '../../server/testing/test-database.ts';
import {
  communityFollows,
  communityLikes,
  communityMembers,
  communityNews,
  communityNotes,
  communityTopics,
} from './community.tables.ts';
import { deleteOldNews, endNews, lockDueNews, postponeNews } from './community-news.ts';
import { noteDecision, noteLike, noteReply } from './news.store.ts';
import { communityStart as start, putPost, putTopic, putWriter } from './testing/community-bed.ts';

const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

let connection: DatabaseConnection;
let writer: string;
let reader: string;
let topicId: string;
beforeAll(async () => {
  connection = await openTestDatabase();
  writer = await putWriter(connection.db);
  reader = await putWriter(connection.db);
});
afterAll(() => connection.close());
beforeEach(async () => {
  const { db } = connection;
  await db.delete(communityTopics);
  await db.update(communityMembers).set({ pausedUntil: null });
  topicId = await putTopic(db, { nextNumber: 3 });
  await putPost(db, { userId: writer, topicId });
  for (const userId of [writer, reader]) {
    await db.insert(communityFollows).values({ userId, topicId, followedAt: start });
  }
});

const rows = () => connection.db.select().from(communityNews);
const inTx = <Value>(work: (tx: Parameters<typeof endNews>[0]['tx']) => Promise<Value>) =>
  connection.db.transaction(work);
const replied = (now: Date) => inTx((tx) => noteReply({ tx, topicId, writerId: reader, now }));
const about = () => ({ userId: writer, topicId, number: 0 });
const liked = (now: Date) => inTx((tx) => noteLike({ tx, post: about(), now }));
const decided = (now: Date) => inTx((tx) => noteDecision({ tx, post: about(), now }));
const due = (now: Date, most = 10) => inTx((tx) => lockDueNews({ tx, now, most }));

test('a reply is news to all who follow but its writer, and settles for five minutes', async () => {
  await replied(start);
  expect(await rows()).toEqual([
    {
      userId: writer,
      kind: 'REPLIES',
      topicId,
      number: 0,
      waitingSince: start,
      dueAt: later(5),
      toldAt: null,
    },
  ]);
});

test('a like settles half an hour, and a decision is told at once', async () => {
  await liked(start);
  await decided(start);
  const known = (await rows()).map(({ kind, dueAt, waitingSince }) => [kind, dueAt, waitingSince]);
  expect(known.toSorted()).toEqual([
    ['DECISIONS', start, start],
    ['LIKES', later(30), start],
  ]);
});

test('what waits is told when it was to be, however much comes after', async () => {
  await replied(start);
  await replied(later(4));
  expect(await rows()).toMatchObject([{ waitingSince: start, dueAt: later(5) }]);
});

test.each([
  ['REPLIES', replied, 3 * 60],
  ['LIKES', liked, 24 * 60],
  ['DECISIONS', decided, 60],
] as const)('the next %s wait until the last are long enough ago', async (_kind, note, dueIn) => {
  await note(start);
  await inTx(async (tx) => {
    const news = await lockDueNews({ tx, now: later(60), most: 1 });
    await endNews({ tx, news, toldAt: start });
  });
  expect(await rows()).toMatchObject([{ waitingSince: null, toldAt: start }]);
  await note(later(60));
  expect(await rows()).toMatchObject([{ waitingSince: later(60), dueAt: later(dueIn) }]);
});

test('due news say how much is new, and where it begins', async () => {
  const { db } = connection;
  await putPost(db, { userId: reader, topicId, number: 1, postedAt: later(-1) });
  await putPost(db, { userId: reader, topicId, number: 2, postedAt: start });
  await putPost(db, { userId: reader, topicId, number: 3, postedAt: later(1) });
  await putPost(db, { userId: writer, topicId, number: 4, postedAt: later(1) });
  await putPost(db, { userId: reader, topicId, number: 5, postedAt: later(1), state: 'HIDDEN' });
  await replied(start);
  expect(await due(later(4))).toEqual([]);
  expect(await due(later(5))).toEqual([
    {
      userId: writer,
      kind: 'REPLIES',
      topicId,
      number: 0,
      title: 'My cauliflower rice is wet',
      postNumber: 2,
      count: 2,
      since: start,
    },
  ]);
});

test('likes taken back and notes put away leave nothing to tell', async () => {
  const { db } = connection;
  await db.delete(communityTopics);
  topicId = await putTopic(db);
  const postId = await putPost(db, { userId: writer, topicId });
  await liked(start);
  await decided(start);
  const counts = async () =>
    Object.fromEntries((await due(later(30))).map(({ kind, count }) => [kind, count]));
  expect(await counts()).toEqual({ LIKES: 0, DECISIONS: 0 });
  await db.insert(communityLikes).values({ userId: reader, postId, likedAt: start });
  const note = { userId: writer, postId, kind: 'WARN', text: 'Hm.', writtenAt: start };
  await db.insert(communityNotes).values([
    { ...note, id: 'read', readAt: start },
    { ...note, id: 'unread' },
  ]);
  expect(await counts()).toEqual({ LIKES: 1, DECISIONS: 1 });
  // Who may only read for now is told of decisions alone.
  await db.update(communityMembers).set({ pausedUntil: later(31) });
  expect(await counts()).toEqual({ LIKES: 0, DECISIONS: 1 });
  await db.update(communityMembers).set({ pausedUntil: later(30) });
  expect(await counts()).toEqual({ LIKES: 1, DECISIONS: 1 });
});

test('who no longer follows has no new replies, and a gone first text has no title', async () => {
  const { db } = connection;
  await putPost(db, { userId: reader, topicId, number: 1 });
  await replied(start);
  await db
    .delete(communityFollows)
    .where(and(eq(communityFollows.userId, writer), eq(communityFollows.topicId, topicId)));
  expect(await due(later(5))).toMatchObject([{ count: 0, postNumber: 0 }]);
});

test('no more is taken at once than is asked for, the longest due first', async () => {
  await liked(later(-60));
  await decided(start);
  expect(await due(later(1), 1)).toMatchObject([{ kind: 'LIKES' }]);
  expect(await due(later(1), 2)).toMatchObject([{ kind: 'LIKES' }, { kind: 'DECISIONS' }]);
});

test('news that are none end without being told, and later ones wait for nothing', async () => {
  await liked(start);
  const news = await due(later(30));
  await inTx((tx) => endNews({ tx, news, toldAt: null }));
  expect(await rows()).toMatchObject([{ waitingSince: null, toldAt: null }]);
  await liked(later(60));
  expect(await rows()).toMatchObject([{ dueAt: later(90) }]);
});

test('what is put off comes later, and the rest as it was', async () => {
  await liked(start);
  await decided(start);
  const [decision] = await due(start);
  expect(decision?.kind).toBe('DECISIONS');
  await inTx((tx) => postponeNews({ tx, news: [decision!], until: later(600) }));
  expect(await due(later(30))).toMatchObject([{ kind: 'LIKES' }]);
  expect(await due(later(600))).toHaveLength(2);
});

test('no news are neither ended nor put off', async () => {
  await liked(start);
  await inTx((tx) => endNews({ tx, news: [], toldAt: start }));
  await inTx((tx) => postponeNews({ tx, news: [], until: later(600) }));
  expect(await rows()).toMatchObject([{ waitingSince: start, dueAt: later(30) }]);
});

test('what was told long ago is forgotten; what waits is not', async () => {
  const { db } = connection;
  await liked(start);
  await decided(start);
  const news = await due(start);
  await inTx((tx) => endNews({ tx, news, toldAt: start }));
  await deleteOldNews({ db, before: later(-1) });
  expect(await rows()).toHaveLength(2);
  await deleteOldNews({ db, before: later(600) });
  expect(await rows()).toMatchObject([{ kind: 'LIKES' }]);
});
