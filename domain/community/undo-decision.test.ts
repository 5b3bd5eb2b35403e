import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../db/database.ts';
import { addDays } from '../../lib/clock.ts';
import { createRandomId } from '../../lib/ids.ts';
import { openTestDatabase } from '../../server/testing/test-database.ts';
import { auditLog } from '../audit/audit.tables.ts';
import { newUser } from '../membership/testing/membership-bed.ts';
import {
  communityMembers,
  communityNews,
  communityNotes,
  communityPosts,
  communityReports,
  communityTopics,
} from './community.tables.ts';
import { decide, type Decision } from './moderate.ts';
import { communityStart, putPost, putTopic, putWriter } from './testing/community-bed.ts';
import { readDecisions, undoDecision } from './undo-decision.ts';

const decidedAt = addDays(communityStart, 1);
const month = addDays(decidedAt, 30);
const justBefore = (time: Date) => new Date(time.getTime() - 1);

let connection: DatabaseConnection;
let moderator: string;
let writer: string;
let reader: string;
let id: string;
let topicId: string;
beforeAll(async () => {
  connection = await openTestDatabase();
  moderator = (await newUser(connection.db)).userId;
  reader = (await newUser(connection.db)).userId;
  writer = await putWriter(connection.db, { name: 'Maria', nameKey: 'maria' });
});
afterAll(() => connection.close());
beforeEach(async () => {
  const { db } = connection;
  await db.delete(communityTopics);
  await db.delete(communityNotes);
  await db.update(communityMembers).set({ pausedUntil: null });
  topicId = await putTopic(db);
  id = await putPost(db, { userId: writer, topicId });
});

const toolsAt = (now: Date) => ({
  db: connection.db,
  clock: { now: () => now },
  createId: createRandomId,
});

async function decideAt(now: Date, decision: Decision, given: { text?: string } = {}) {
  const actor = { kind: 'MODERATOR', userId: moderator } as const;
  const how = { reason: 'SELLING', text: 'Nothing for sale.', days: 7, ...given } as const;
  const problems = await decide({ ...toolsAt(now), actor, postId: id, decision, ...how });
  expect(problems).toEqual([]);
}

const decisionsAt = (now: Date, userId = moderator) =>
  readDecisions({ db: connection.db, userId, now });

async function undoAt(now: Date, userId = moderator): Promise<string[]> {
  const [latest] = await decisionsAt(now);
  const actor = { kind: 'MODERATOR', userId } as const;
  const undone = { ...toolsAt(now), actor, id: latest?.id ?? 'none' };
  return (await undoDecision(undone)).map(({ path, code }) => [...path, code].join(' '));
}

const post = async () => {
  const [row] = await connection.db.select().from(communityPosts).where(eq(communityPosts.id, id));
  return [row?.state, row?.reason, row?.decidedAt];
};
const notes = async () =>
  (await connection.db.select().from(communityNotes)).map(({ kind, text }) => [kind, text]);

test('a decision is read with its post, and with whether it can be taken back', async () => {
  await decideAt(decidedAt, 'HIDE');
  const [decision] = await decisionsAt(decidedAt);
  expect(decision).toEqual({
    id: expect.any(String),
    decision: 'HIDE',
    reason: 'SELLING',
    note: 'Nothing for sale.',
    decidedAt,
    undoneAt: null,
    isLatest: true,
    mayUndo: true,
    topicId,
    topicTitle: 'My cauliflower rice is wet',
    number: 0,
    name: 'Maria',
    title: 'My cauliflower rice is wet',
    text: 'I get soup.',
  });
  expect(await decisionsAt(decidedAt, reader)).toEqual([]);
});

test('a decision is taken back within thirty days, and not later', async () => {
  await decideAt(decidedAt, 'HIDE');
  expect(await decisionsAt(justBefore(month))).toMatchObject([{ mayUndo: true }]);
  expect(await decisionsAt(month)).toMatchObject([{ mayUndo: false }]);
  expect(await undoAt(month)).toEqual(['id community.decision-old']);
  expect(await post()).toEqual(['HIDDEN', 'SELLING', decidedAt]);
  expect(await undoAt(justBefore(month))).toEqual([]);
  expect(await post()).toEqual(['SHOWN', null, null]);
  expect(await decisionsAt(month)).toMatchObject([{ mayUndo: false, undoneAt: justBefore(month) }]);
  expect(await undoAt(justBefore(month))).toEqual(['id community.decision-undone']);
});

test('a decision of another, or one that never was, is not taken back', async () => {
  await decideAt(decidedAt, 'HIDE');
  expect(await undoAt(decidedAt, reader)).toEqual(['id community.decision-gone']);
  const actor = { kind: 'MODERATOR', userId: moderator } as const;
  expect(await undoDecision({ ...toolsAt(decidedAt), actor, id: 'none' })).toMatchObject([
    { path: ['id'], code: 'community.decision-gone' },
  ]);
  expect(await post()).toEqual(['HIDDEN', 'SELLING', decidedAt]);
});

test('what was decided before a decision holds again, and can be taken back as well', async () => {
  await decideAt(decidedAt, 'HIDE');
  const second = addDays(decidedAt, 1);
  await decideAt(second, 'KEEP');
  expect(await decisionsAt(second)).toMatchObject([
    { decision: 'KEEP', mayUndo: true, isLatest: true },
    { decision: 'HIDE', mayUndo: false, isLatest: false },
  ]);
  expect(await undoAt(second)).toEqual([]);
  expect(await post()).toEqual(['HIDDEN', 'SELLING', decidedAt]);
  expect(await decisionsAt(second)).toMatchObject([
    { decision: 'KEEP', mayUndo: false },
    { decision: 'HIDE', mayUndo: true },
  ]);
});

test('reports that the decision settled wait again, and older ones stay settled', async () => {
  const { db } = connection;
  const report = { postId: id, reason: 'OTHER', text: '', reportedAt: communityStart };
  await db.insert(communityReports).values([
    { ...report, userId: reader },
    { ...report, userId: moderator, settledAt: communityStart },
  ]);
  await decideAt(decidedAt, 'KEEP');
  await undoAt(decidedAt);
  const rows = await db.select().from(communityReports);
  const settled = rows.map(({ userId, settledAt }) => [userId, settledAt]);
  expect(Object.fromEntries(settled)).toEqual({ [reader]: null, [moderator]: communityStart });
});

test('a note that nobody has read or was told of is gone', async () => {
  await decideAt(decidedAt, 'WARN');
  expect(await notes()).toEqual([['WARN', 'Nothing for sale.']]);
  await undoAt(decidedAt);
  expect(await notes()).toEqual([]);
});

test('a decision without a note is taken back without one', async () => {
  await decideAt(decidedAt, 'KEEP', { text: '' });
  await undoAt(decidedAt);
  expect(await notes()).toEqual([]);
});

test('who has read the note reads that it was taken back', async () => {
  const { db } = connection;
  await decideAt(decidedAt, 'WARN');
  await db.update(communityNotes).set({ readAt: decidedAt });
  await undoAt(addDays(decidedAt, 1));
  expect(await notes()).toEqual([
    ['WARN', 'Nothing for sale.'],
    ['UNDO', ''],
  ]);
  const [news] = await db.select().from(communityNews).where(eq(communityNews.topicId, topicId));
  expect(news).toMatchObject({ userId: writer, kind: 'DECISIONS', number: 0 });
});

test('who was sent word of it reads that it was taken back; who was told before does not', async () => {
  const { db } = connection;
  await decideAt(decidedAt, 'WARN');
  await db.update(communityNews).set({ toldAt: decidedAt });
  await undoAt(addDays(decidedAt, 1));
  expect(await notes()).toEqual([]);
  await decideAt(addDays(decidedAt, 2), 'WARN');
  await db.update(communityNews).set({ toldAt: addDays(decidedAt, 3) });
  await undoAt(addDays(decidedAt, 4));
  expect(await notes()).toEqual([['UNDO', '']]);
});

test('a pause ends as it would have, unless somebody has moved it since', async () => {
  const { db } = connection;
  const pauseOf = async () => (await db.select().from(communityMembers))[0]?.pausedUntil;
  const before = addDays(decidedAt, 2);
  await db.update(communityMembers).set({ pausedUntil: before });
  await decideAt(decidedAt, 'PAUSE');
  expect(await pauseOf()).toEqual(addDays(decidedAt, 7));
  await undoAt(decidedAt);
  expect(await pauseOf()).toEqual(before);
  await decideAt(addDays(decidedAt, 1), 'PAUSE');
  const moved = addDays(decidedAt, 20);
  await db.update(communityMembers).set({ pausedUntil: moved });
  await undoAt(addDays(decidedAt, 1));
  expect(await pauseOf()).toEqual(moved);
});

test('a pause that was ended and goes on changes nothing of the post', async () => {
  const { db } = connection;
  await db.update(communityMembers).set({ pausedUntil: month });
  await decideAt(decidedAt, 'RESUME');
  await db.update(communityPosts).set({ state: 'WAITING', reason: 'MEDICINE' });
  await undoAt(decidedAt);
  expect(await post()).toEqual(['WAITING', 'MEDICINE', null]);
  expect((await db.select().from(communityMembers))[0]?.pausedUntil).toEqual(month);
});

test('who took it back, and of which post, is in the log by a part of its id alone', async () => {
  await decideAt(decidedAt, 'HIDE');
  await undoAt(decidedAt);
  const lines = await connection.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(lines.find(({ action }) => action === 'COMMUNITY_UNDONE')).toMatchObject({
    actorId: moderator,
    actorKind: 'MODERATOR',
    happenedAt: decidedAt,
    details: { name: id.slice(-6) },
  });
});
