import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../db/database.ts';
import { addDays } from '../../lib/clock.ts';
import { openTestDatabase } from '../../server/testing/test-database.ts';
import { giveRole } from '../identity/testing/give-role.ts';
import { newUser } from '../membership/testing/membership-bed.ts';
import { communityNotes } from './community.tables.ts';
import { findMember, putName, readNotes, setPause } from './members.store.ts';
import { communityStart as now, putPost, putTopic, putWriter } from './testing/community-bed.ts';
import { changeName } from './write-post.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

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
  const topicId = await putTopic(db);
  const [first, hidden] = [addDays(now, -200), { state: 'HIDDEN', topicId, userId }];
  await putPost(db, { userId, topicId, postedAt: first });
  await putPost(db, { userId, topicId, number: 1 });
  await putPost(db, { userId, topicId, number: 2, state: 'WAITING' });
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
  const codes = await Promise.all(
    takers.map(async (userId) => {
      const change = { db, clock: { now: () => now }, userId, brand: 'Yolk', name: 'Ines' };
      return (await changeName(change)).map(({ code }) => code);
    }),
  );
  expect(codes.toSorted((a, b) => a.length - b.length)).toEqual([
    [],
    ['community.name-taken'],
    ['community.name-taken'],
  ]);
});

test('of what moderators wrote the first ten that were not put away are read', async () => {
  const { db } = connection;
  const userId = await putWriter(db);
  const topicId = await putTopic(db);
  const postId = await putPost(db, { userId, topicId });
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
    topicId,
    number: 0,
  });
});
