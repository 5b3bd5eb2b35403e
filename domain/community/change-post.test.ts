import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../db/database.ts';
import { addDays } from '../../lib/clock.ts';
import { createRandomId } from '../../lib/ids.ts';
import type { Problem } from '../../lib/problems.ts';
import { openTestDatabase } from '../../server/testing/test-database.ts';
import { giveRole } from '../identity/testing/give-role.ts';
import { newUser } from '../membership/testing/membership-bed.ts';
import { keyOf, type RateLimit } from '../rate-limits/rate-limit.ts';
import { rateLimits } from '../rate-limits/rate-limits.tables.ts';
import { deletePost, editPost, followTopic, likePost, reportPost } from './change-post.ts';
import {
  communityFollows,
  communityLikes,
  communityMembers,
  communityNews,
  communityNotes,
  communityPosts,
  communityReports,
  communityTopics,
} from './community.tables.ts';
import { findMember, putName, readNotes, setPause } from './members.store.ts';
import { putPost, putTopic, putWriter } from './testing/community-bed.ts';
import { pressLimit, reportLimit } from './trust.rules.ts';
import { changeName } from './write-post.ts';

const now = new Date('2026-03-02T08:00:00Z');

let connection: DatabaseConnection;
let writer: string;
let reader: string;
beforeAll(async () => {
  connection = await openTestDatabase();
  writer = (await newUser(connection.db)).userId;
  reader = (await newUser(connection.db)).userId;
  await connection.db
    .insert(communityMembers)
    .values({ userId: writer, name: 'Tomas', nameKey: 'tomas', joinedAt: now });
});
afterAll(() => connection.close());

const topicId = createRandomId();
beforeEach(async () => {
  const { db } = connection;
  await db.delete(rateLimits);
  await db.delete(communityNews);
  await db.delete(communityTopics);
  const times = { startedAt: now, lastPostAt: now };
  const topic = { id: topicId, area: 'COOKING', language: 'en', nextNumber: 2, ...times };
  await db.insert(communityTopics).values(topic);
});

async function post(given: { number?: number; state?: string } = {}): Promise<string> {
  const id = createRandomId();
  await connection.db.insert(communityPosts).values({
    userId: writer,
    id,
    topicId,
    number: 0,
    requestKey: id,
    title: 'My cauliflower rice is wet',
    text: 'I get soup.',
    state: 'SHOWN',
    postedAt: now,
    searchWords: [],
    ...given,
  });
  return id;
}

const as = (userId: string, id: string) => ({
  db: connection.db,
  clock: { now: () => now },
  createId: createRandomId,
  userId,
  id,
});
const codes = async (changed: Promise<Problem[]>) =>
  (await changed).map(({ path, code }) => [...path, code].join(' '));

const edit = { title: 'My cauliflower rice is dry', text: 'It works.', removesPicture: false };
const report = { reason: 'OTHER', text: '' } as const;

/** As if somebody had pressed as often as they may. */
async function used(limit: RateLimit, tries = limit.most): Promise<void> {
  const row = { key: keyOf(limit), tries, endsAt: addDays(now, 1) };
  await connection.db.insert(rateLimits).values(row);
}

test('who presses without end waits: nothing is changed, liked, followed or reported', async () => {
  const { db } = connection;
  const id = await post();
  for (const userId of [writer, reader]) await used(pressLimit(userId));
  await used(reportLimit(reader));
  const tooMany = ['tries.too-many'];
  expect(await codes(editPost({ ...as(writer, id), ...edit }))).toEqual(tooMany);
  expect(await codes(likePost({ ...as(reader, id), isLiked: true }))).toEqual(tooMany);
  expect(await codes(followTopic({ ...as(reader, topicId), isFollowed: true }))).toEqual(tooMany);
  expect(await codes(reportPost({ ...as(reader, id), ...report }))).toEqual(tooMany);
  expect(await db.select().from(communityLikes)).toEqual([]);
  expect(await db.select().from(communityFollows)).toEqual([]);
  expect(await db.select().from(communityReports)).toEqual([]);
  expect(await db.select().from(communityPosts)).toMatchObject([{ editedAt: null }]);
});

test('the last press within the limit counts', async () => {
  const id = await post();
  await used(pressLimit(reader), pressLimit(reader).most - 1);
  expect(await codes(likePost({ ...as(reader, id), isLiked: true }))).toEqual([]);
  expect(await codes(likePost({ ...as(reader, id), isLiked: true }))).toEqual(['tries.too-many']);
});

test('a new like is news to the writer; one more of the same, or one taken back, is none', async () => {
  const { db } = connection;
  const id = await post();
  const news = () => db.select().from(communityNews);
  await likePost({ ...as(reader, id), isLiked: false });
  expect(await news()).toEqual([]);
  await likePost({ ...as(reader, id), isLiked: true });
  expect(await news()).toMatchObject([{ userId: writer, kind: 'LIKES', topicId, number: 0 }]);
  await db.delete(communityNews);
  await likePost({ ...as(reader, id), isLiked: true });
  await likePost({ ...as(reader, id), isLiked: false });
  expect(await news()).toEqual([]);
  expect(await db.select().from(communityLikes)).toEqual([]);
});

test.each(['HIDDEN', 'WAITING'])('a post that is %s is not liked', async (state) => {
  const id = await post({ state });
  expect(await codes(likePost({ ...as(reader, id), isLiked: true }))).toEqual([
    'id community.post-gone',
  ]);
});

test('what is not there is not followed, liked, reported, changed or deleted', async () => {
  const id = createRandomId();
  const gone = ['id community.post-gone'];
  expect(await codes(followTopic({ ...as(reader, id), isFollowed: true }))).toEqual([
    'id community.topic-gone',
  ]);
  expect(await codes(likePost({ ...as(reader, id), isLiked: true }))).toEqual(gone);
  expect(await codes(reportPost({ ...as(reader, id), ...report }))).toEqual(gone);
  expect(await codes(editPost({ ...as(reader, id), ...edit }))).toEqual(gone);
  expect(await codes(deletePost(as(reader, id)))).toEqual(gone);
});

test('a reply has no title, and keeps what nobody changed', async () => {
  const { db } = connection;
  const [first, reply] = [await post(), await post({ number: 1 })];
  expect(await codes(editPost({ ...as(writer, reply), ...edit, title: 'Dry' }))).toEqual([]);
  expect(await codes(editPost({ ...as(writer, first), ...edit, title: null }))).toEqual([]);
  expect(await codes(editPost({ ...as(writer, first), ...edit, title: ' Dry ' }))).toEqual([
    'title community.title-too-short',
  ]);
  const rows = await db.select().from(communityPosts).orderBy(communityPosts.number);
  expect(rows).toMatchObject([
    { title: 'My cauliflower rice is wet', text: 'It works.', editedAt: now },
    { title: '', text: 'It works.', editedAt: now },
  ]);
  expect(rows[1]?.searchWords).toEqual(['it', 'works']);
});

test('the latest report of somebody counts, and is open again after it was settled', async () => {
  const { db } = connection;
  const id = await post();
  expect(await codes(reportPost({ ...as(reader, id), reason: 'OTHER', text: ' Hm. ' }))).toEqual(
    [],
  );
  await db.update(communityReports).set({ settledAt: now }).where(eq(communityReports.postId, id));
  const long = { ...as(reader, id), reason: 'SELLING' } as const;
  expect(await codes(reportPost({ ...long, text: 'x'.repeat(1001) }))).toEqual([
    'text community.too-long',
  ]);
  expect(await codes(reportPost({ ...long, text: 'x'.repeat(1000) }))).toEqual([]);
  expect(await db.select().from(communityReports)).toMatchObject([
    { reason: 'SELLING', text: 'x'.repeat(1000), settledAt: null },
  ]);
});

const nothing = { shownCount: 0, hiddenCount: 0, firstPostAt: null, isStaff: false };

test('who has not written has no name, no pause and no record', async () => {
  const { db } = connection;
  const { userId } = await newUser(db);
  expect(await findMember({ db, userId, now })).toEqual({
    name: null,
    pausedUntil: null,
    record: nothing,
  });
});

test('a record counts what is read, and what was hidden in the last ninety days', async () => {
  const { db } = connection;
  const pausedUntil = addDays(now, 1);
  const userId = await putWriter(db, { name: 'Maria', nameKey: 'maria', pausedUntil });
  const place = await putTopic(db);
  const [first, hidden] = [addDays(now, -200), { state: 'HIDDEN', topicId: place, userId }];
  await putPost(db, { userId, topicId: place, postedAt: first });
  await putPost(db, { userId, topicId: place, number: 1 });
  await putPost(db, { userId, topicId: place, number: 2, state: 'WAITING' });
  await putPost(db, { ...hidden, number: 3, decidedAt: addDays(now, -89) });
  await putPost(db, { ...hidden, number: 4, decidedAt: addDays(now, -90) });
  await putPost(db, { ...hidden, number: 5, decidedAt: addDays(now, -91) });
  expect(await findMember({ db, userId, now })).toEqual({
    name: 'Maria',
    pausedUntil,
    record: { shownCount: 2, hiddenCount: 1, firstPostAt: first, isStaff: false },
  });
  await setPause({ tx: db as never, userId, pausedUntil: null });
  expect((await findMember({ db, userId, now })).pausedUntil).toBeNull();
});

test.each(['EDITOR', 'MODERATOR', 'ADMINISTRATOR'] as const)(
  'a %s speaks for the operator',
  async (role) => {
    const { db } = connection;
    const { userId } = await newUser(db);
    await giveRole({ db, userId, role });
    expect((await findMember({ db, userId, now })).record.isStaff).toBe(true);
  },
);

test('a name is given once, and its owner writes it otherwise', async () => {
  const { db } = connection;
  const [owner, other] = [(await newUser(db)).userId, (await newUser(db)).userId];
  const named = (userId: string, name: string) =>
    putName({ db, userId, name, nameKey: 'leo', now });
  expect(await named(owner, 'Leo')).toBe(true);
  expect(await named(other, 'Léo')).toBe(false);
  expect(await named(owner, 'LEO')).toBe(true);
  expect((await findMember({ db, userId: owner, now })).name).toBe('LEO');
  expect((await findMember({ db, userId: other, now })).name).toBeNull();
});

test('a name is changed for one that is free, allowed and has letters', async () => {
  const { db } = connection;
  const userId = await putWriter(db);
  await putWriter(db, { name: 'Frida', nameKey: 'frida' });
  const named = async (name: string) => {
    const change = { db, clock: { now: () => now }, userId, brand: 'Yolk', name };
    return (await changeName(change)).map(({ path, code }) => [...path, code].join(' '));
  };
  expect(await named('FRIDA!')).toEqual(['name community.name-taken']);
  expect(await named('Yolk')).toEqual(['name community.name-not-allowed']);
  expect(await named(' ')).toEqual(['name community.name-required']);
  expect(await named('  Ana   B. ')).toEqual([]);
  expect((await findMember({ db, userId, now })).name).toBe('Ana B.');
});

test('two who take one name at one moment: one has it, the other is told', async () => {
  const { db } = connection;
  const takers = [await putWriter(db), await putWriter(db), await putWriter(db)];
  const answers = await Promise.all(
    takers.map(async (userId) => {
      const change = { db, clock: { now: () => now }, userId, brand: 'Yolk', name: 'Ines' };
      return (await changeName(change)).map(({ code }) => code);
    }),
  );
  expect(answers.toSorted((a, b) => a.length - b.length)).toEqual([
    [],
    ['community.name-taken'],
    ['community.name-taken'],
  ]);
});

test('of what moderators wrote the first ten that were not put away are read', async () => {
  const { db } = connection;
  const userId = await putWriter(db);
  const place = await putTopic(db);
  const postId = await putPost(db, { userId, topicId: place });
  const note = { userId, postId, kind: 'WARN', reason: 'UNKIND' };
  await db.insert(communityNotes).values(
    Array.from({ length: 12 }, (_, at) => ({
      ...note,
      id: `note ${at}`,
      text: `Note ${at}`,
      writtenAt: addDays(now, at),
      readAt: at === 0 ? now : null,
    })),
  );
  const notes = await readNotes({ db, userId });
  expect(notes.map(({ text }) => text)).toEqual(
    Array.from({ length: 10 }, (_, at) => `Note ${at + 1}`),
  );
  expect(notes[0]).toEqual({
    id: 'note 1',
    kind: 'WARN',
    reason: 'UNKIND',
    text: 'Note 1',
    writtenAt: addDays(now, 1),
    title: 'My cauliflower rice is wet',
    topicId: place,
    number: 0,
  });
});
