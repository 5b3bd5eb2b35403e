import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import type { DatabaseConnection } from '../../../db/database.ts';
import { newUser } from '../../../domain/membership/testing/membership-bed.ts';
import { shoppingPeople } from '../../../domain/shopping/shopping.tables.ts';
import { listPresenceChannel } from '../../../domain/shopping/sync/list-signal.rules.ts';
import { fixedClock } from '../../../lib/clock.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { EventStreams } from './event-streams.ts';
import { ListPresence, type ListWatcher } from './list-presence.ts';
import { openAnswer } from '../testing/open-answer.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const now = new Date('2026-03-02T08:00:00Z');

/** A server that keeps known who has which list open. */
function keeping({ db = connection.db } = {}) {
  const streams = new EventStreams<ListWatcher>({
    channelOf: ({ userId }) => userId,
    ownerOf: ({ userId }) => userId,
  });
  const warned: string[] = [];
  const log = { warn: (_about: object, text: string) => void warned.push(text) } as never;
  const presence = new ListPresence({ db, clock: fixedClock(now.toISOString()), log, streams });
  onTestFinished(() => {
    presence.close();
    streams.close();
  });
  const watch = (userId: string, personId = userId) => openAnswer(streams, { userId, personId });
  return { presence, warned, watch };
}

/** Maja, whose list it is, and Leo, who shops from it too. */
async function household(): Promise<{ maja: string; leo: string }> {
  const { db } = connection;
  const [{ userId: maja }, { userId: leo }] = [await newUser(db), await newUser(db)];
  await db.insert(shoppingPeople).values([
    { userId: maja, listId: maja, joinedAt: now },
    { userId: leo, listId: maja, joinedAt: new Date(now.getTime() + 1000) },
  ]);
  return { maja, leo };
}

const here = (...people: string[]) => `event: here\ndata: ${people.join(' ')}\n\n`;

test('with each beat everybody hears who has the list open, and strangers hear nothing', async () => {
  const { maja, leo } = await household();
  const { userId: alone } = await newUser(connection.db);
  const { presence, watch } = keeping();
  const [phone, tablet, stranger] = [watch(maja), watch(maja, leo), watch(alone)];
  await presence.beat();
  expect(phone.written).toBe(here(maja, leo));
  expect(tablet.written).toBe(here(maja, leo));
  expect([stranger.written, stranger.isOpen]).toEqual(['', true]);
  const [row] = await connection.db
    .select({ hereAt: shoppingPeople.hereAt })
    .from(shoppingPeople)
    .where(eq(shoppingPeople.userId, leo));
  expect(row?.hereAt).toEqual(now);
});

test('who was taken off a list, or has joined another, hears of it no more', async () => {
  const { maja, leo } = await household();
  const { presence, watch } = keeping();
  const [ofMaja, ofLeo, ofLeoAlone] = [watch(maja), watch(maja, leo), watch(leo)];
  await presence.beat();
  expect([ofMaja.isOpen, ofLeo.isOpen, ofLeoAlone.isOpen]).toEqual([true, true, false]);
  await connection.db.delete(shoppingPeople).where(eq(shoppingPeople.userId, leo));
  await presence.beat();
  expect([ofMaja.isOpen, ofLeo.isOpen]).toEqual([true, false]);
});

test('somebody who arrives is told of to those who watch the list here, on whichever server they are', async () => {
  const { maja, leo } = await household();
  const { userId: alone } = await newUser(connection.db);
  const arrivals: string[] = [];
  const stop = await connection.listen({
    channel: listPresenceChannel,
    onMessage: (listId) => arrivals.push(listId),
    onGap: () => undefined,
  });
  onTestFinished(stop);
  const { presence, watch } = keeping();
  presence.arrive(alone);
  presence.arrive(leo);
  await expect.poll(() => arrivals).toEqual([maja]);
  // On Maja's list, and hers to nobody: whose list it is decides, not who watches.
  const phone = watch(maja, leo);
  presence.tell(leo);
  presence.tell(maja);
  await expect.poll(() => phone.written).toBe(here(leo));
});

test('of a list that nobody watches here the database is not asked', async () => {
  const db = new Proxy({} as typeof connection.db, {
    get() {
      throw new Error('asked');
    },
  });
  const { presence, warned, watch } = keeping({ db });
  watch('maja');
  presence.tell('leo');
  await new Promise(setImmediate);
  expect(warned).toEqual([]);
});

test('the heart beats every twenty seconds until the server stops, and a beat that fails is written down', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { presence, warned } = keeping();
  const beat = vi.spyOn(presence, 'beat').mockResolvedValue(undefined);
  vi.advanceTimersByTime(40_000);
  expect(beat).toHaveBeenCalledTimes(2);
  beat.mockRejectedValue(new Error('no database'));
  vi.advanceTimersByTime(20_000);
  await expect.poll(() => warned).toEqual(['who has a shopping list open could not be told']);
  presence.close();
  vi.advanceTimersByTime(60_000);
  expect(beat).toHaveBeenCalledTimes(3);
});
