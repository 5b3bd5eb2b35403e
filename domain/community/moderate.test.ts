import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../db/database.ts';
import { addDays } from '../../lib/clock.ts';
import { createRandomId } from '../../lib/ids.ts';
import { openTestDatabase } from '../../server/testing/test-database.ts';
import { auditLog } from '../audit/audit.tables.ts';
import { newUser } from '../membership/testing/membership-bed.ts';
import {
  communityDecisions,
  communityMembers,
  communityNews,
  communityNotes,
  communityPosts,
  communityReports,
  communityTopics,
} from './community.tables.ts';
import { decide, readModeration, type Decision } from './moderate.ts';

let connection: DatabaseConnection;
let moderator: string;
beforeAll(async () => {
  connection = await openTestDatabase();
  moderator = (await newUser(connection.db)).userId;
});
afterAll(() => connection.close());

const now = new Date('2026-03-02T08:00:00Z');
const before = addDays(now, -1);

/** A post that a reader has reported, by a writer with a name. */
async function reported(given: { state?: string; pausedUntil?: Date } = {}) {
  const { db } = connection;
  const { userId } = await newUser(db);
  const reader = (await newUser(db)).userId;
  const [topicId, id] = [createRandomId(), createRandomId()];
  const name = `Tomas ${id}`;
  const { state = 'SHOWN', pausedUntil = null } = given;
  await db
    .insert(communityMembers)
    .values({ userId, name, nameKey: name, joinedAt: before, pausedUntil });
  const topic = { id: topicId, area: 'COOKING', language: 'en', nextNumber: 1 };
  await db.insert(communityTopics).values({ ...topic, startedAt: before, lastPostAt: before });
  await db.insert(communityPosts).values({
    userId,
    id,
    topicId,
    number: 0,
    requestKey: id,
    title: 'My cauliflower rice is always wet',
    text: 'I get soup.',
    state,
    reason: state === 'HIDDEN' ? 'SELLING' : null,
    postedAt: before,
    searchWords: [],
  });
  await db
    .insert(communityReports)
    .values({ userId: reader, postId: id, reason: 'UNKIND', text: '', reportedAt: before });
  return { id, userId };
}

async function decideOn(
  postId: string,
  decision: Decision,
  given: { text?: string; days?: number } = {},
) {
  const problems = await decide({
    db: connection.db,
    clock: { now: () => now },
    createId: createRandomId,
    actor: { kind: 'MODERATOR', userId: moderator },
    postId,
    decision,
    reason: 'UNKIND',
    text: 'Be kind.',
    days: 7,
    ...given,
  });
  return problems.map(({ path, code }) => [...path, code].join(' '));
}

async function standing({ id, userId }: { id: string; userId: string }) {
  const { db } = connection;
  const [post] = await db.select().from(communityPosts).where(eq(communityPosts.id, id));
  const [member] = await db
    .select()
    .from(communityMembers)
    .where(eq(communityMembers.userId, userId));
  const [report] = await db.select().from(communityReports).where(eq(communityReports.postId, id));
  const notes = await db.select().from(communityNotes).where(eq(communityNotes.userId, userId));
  const news = await db.select().from(communityNews).where(eq(communityNews.userId, userId));
  const [decision] = await db
    .select()
    .from(communityDecisions)
    .where(eq(communityDecisions.postId, id));
  const [line] = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  return {
    state: post?.state,
    reason: post?.reason,
    decidedAt: post?.decidedAt,
    pausedUntil: member?.pausedUntil,
    isSettled: report?.settledAt !== null,
    notes: notes.map(({ kind, text, postId }) => [kind, text, postId]),
    newsCount: news.length,
    decision,
    audit: line && [line.action, line.actorId, line.details],
  };
}

const week = addDays(now, 7);

test.each([
  ['KEEP', 'SHOWN', 'SHOWN', null, 'COMMUNITY_KEPT', false],
  ['KEEP', 'HIDDEN', 'SHOWN', null, 'COMMUNITY_KEPT', false],
  ['HIDE', 'SHOWN', 'HIDDEN', null, 'COMMUNITY_HIDDEN', true],
  ['WARN', 'WAITING', 'SHOWN', null, 'COMMUNITY_WARNED', true],
  // A warning shows nothing that was hidden before.
  ['WARN', 'HIDDEN', 'HIDDEN', null, 'COMMUNITY_WARNED', true],
  ['PAUSE', 'WAITING', 'SHOWN', week, 'COMMUNITY_PAUSED', true],
  ['PAUSE', 'HIDDEN', 'HIDDEN', week, 'COMMUNITY_PAUSED', true],
] as const)(
  '%s of a post that is %s leaves it %s, and its writer told or not',
  async (decision, state, after, pausedUntil, action, isTold) => {
    const post = await reported({ state });
    expect(await decideOn(post.id, decision)).toEqual([]);
    expect(await standing(post)).toMatchObject({
      state: after,
      pausedUntil,
      isSettled: true,
      notes: isTold ? [[decision, 'Be kind.', post.id]] : [],
      newsCount: isTold ? 1 : 0,
      // By a part of its id alone.
      audit: [action, moderator, { name: post.id.slice(-6) }],
    });
  },
);

test('why a post is hidden is kept with it, and goes when it is shown again', async () => {
  const post = await reported();
  await decideOn(post.id, 'HIDE');
  expect(await standing(post)).toMatchObject({ reason: 'UNKIND', decidedAt: now });
  await decideOn(post.id, 'KEEP');
  expect(await standing(post)).toMatchObject({ state: 'SHOWN', reason: null });
});

test('a decision keeps how it was before, so that it can be taken back', async () => {
  const pausedUntil = addDays(now, 2);
  const post = await reported({ state: 'HIDDEN', pausedUntil });
  await decideOn(post.id, 'PAUSE', { text: '  Be kind.  ' });
  expect((await standing(post)).decision).toMatchObject({
    decidedBy: moderator,
    decision: 'PAUSE',
    // Only what is hidden is hidden for a reason.
    reason: null,
    note: 'Be kind.',
    decidedAt: now,
    stateBefore: 'HIDDEN',
    reasonBefore: 'SELLING',
    decidedBefore: null,
    pausedBefore: pausedUntil,
    pausedUntil: week,
  });
});

test('what a moderator noted beside a post that stays is told to nobody and kept nowhere', async () => {
  const post = await reported();
  await decideOn(post.id, 'KEEP', { text: 'A friend of mine.' });
  const { decision, notes } = await standing(post);
  expect([decision?.note, notes]).toEqual(['', []]);
});

test('a pause stays through other decisions, and ends when it is taken back', async () => {
  const pausedUntil = addDays(now, 2);
  const post = await reported({ pausedUntil });
  await decideOn(post.id, 'WARN');
  expect(await standing(post)).toMatchObject({ pausedUntil });
  expect(await decideOn(post.id, 'RESUME', { text: '' })).toEqual([]);
  const { pausedUntil: after, state } = await standing(post);
  expect([after, state]).toEqual([null, 'SHOWN']);
});

test.each([
  ['HIDE', { text: ' ' }, 'text community.note-required'],
  ['WARN', { text: '' }, 'text community.note-required'],
  ['PAUSE', { text: '' }, 'text community.note-required'],
  ['HIDE', { text: 'x'.repeat(1001) }, 'text community.too-long'],
  ['KEEP', { text: 'x'.repeat(1001) }, 'text community.too-long'],
  ['PAUSE', { days: 0 }, 'days community.days-invalid'],
  ['PAUSE', { days: 366 }, 'days community.days-invalid'],
  ['PAUSE', { days: Number.NaN }, 'days community.days-invalid'],
] as const)('%s with %o is refused, and nothing is changed', async (decision, given, problem) => {
  const post = await reported();
  expect(await decideOn(post.id, decision, given)).toEqual([problem]);
  expect(await standing(post)).toMatchObject({ isSettled: false, decision: undefined, notes: [] });
});

test.each([1, 365])('a pause of %s days is one', async (days) => {
  const post = await reported();
  expect(await decideOn(post.id, 'PAUSE', { days, text: 'x'.repeat(1000) })).toEqual([]);
  expect((await standing(post)).pausedUntil).toEqual(addDays(now, days));
});

test('a post that its writer deleted meanwhile is no longer decided about', async () => {
  expect(await decideOn(createRandomId(), 'HIDE')).toEqual(['postId community.post-gone']);
});

test('what waits is read with its reports, and what was decided is somewhere else', async () => {
  const { db } = connection;
  const waiting = await reported();
  const decided = await reported();
  await decideOn(decided.id, 'HIDE');
  const queue = await readModeration({ db, isDecided: false });
  const own = queue.posts.find(({ id }) => id === waiting.id);
  expect(own?.reports).toMatchObject([{ reason: 'UNKIND' }]);
  expect(own?.around.map(({ besideId }) => besideId)).toEqual([waiting.id]);
  expect(queue.posts.map(({ id }) => id)).not.toContain(decided.id);
  expect(queue.waitingCount).toBe(queue.posts.length);
  const past = await readModeration({ db, isDecided: true });
  expect(past.posts.map(({ id }) => id)).toContain(decided.id);
  expect(past.posts.map(({ id }) => id)).not.toContain(waiting.id);
  expect(past.waitingCount).toBe(queue.waitingCount);
});
