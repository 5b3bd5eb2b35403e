import webPush from 'web-push';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Database, DatabaseConnection } from '../../db/database.ts';
import { fixedClock } from '../../lib/clock.ts';
import { createRandomId } from '../../lib/ids.ts';
import { createPushSender } from '../../server/push/create-push-sender.ts';
import {
  startPushService,
  type PushServiceDouble,
} from '../../server/push/testing/loopback-push-service.ts';
import { openTestDatabase } from '../../server/testing/test-database.ts';
import { clearOldNotifications, deliverPushes } from './deliver-pushes.ts';
import { notificationClaims, outgoingPushes, pushDevices } from './notifications.tables.ts';
import type { PushOutcome, PushSender } from './push-sender.ts';
import { insertPushes, takeDuePushes } from './outgoing-pushes.store.ts';
import { addBrowser, addNotified, removeUsers } from './testing/notified-member.ts';

let connection: DatabaseConnection;
let db: Database;
let service: PushServiceDouble;
beforeAll(async () => {
  connection = await openTestDatabase();
  db = connection.db;
  service = await startPushService();
});
afterEach(async () => {
  await removeUsers(db);
  service.received.length = 0;
});
afterAll(async () => {
  await service.close();
  await connection.close();
});

const keys = webPush.generateVAPIDKeys();
const settings = { BRAND_NAME: 'Yolk', CONTACT_EMAIL: 'support@yolk.example' };
const evening = '2026-03-03T17:00:00Z';
let lastPath = 0;

function deliverAt(time: string, warnings: object[] = []) {
  const clock = fixedClock(time);
  const network = { isAllowed: () => true };
  const sender = createPushSender({ keys, settings, clock, network });
  return deliverPushes({ db, clock, sender, warn: (details) => warnings.push(details) });
}

/** A message to a browser of somebody, whose push service answers so. */
async function waitingPush(answer?: { status: number; headers?: Record<string, string> }) {
  const { userId } = await addNotified({ db });
  const path = `/push/${++lastPath}`;
  if (answer) service.answers.set(path, answer);
  const deviceId = (await addBrowser({ db, userId, endpoint: `${service.origin}${path}` })) ?? '';
  const times = { dueAt: new Date(evening), expiresAt: new Date('2026-03-03T23:00:00Z') };
  const notice = { kind: 'WEEKLY_PLAN', hasPlan: false } as const;
  const push = { userId, id: createRandomId(), deviceId, locale: 'sv', notice, ...times } as const;
  await db.transaction((tx) => insertPushes({ tx, pushes: [push] }));
  return { path, userId };
}

const waiting = () => db.select().from(outgoingPushes);
const sentTo = (path: string) => service.received.filter((request) => request.path === path);

test('what is taken is sent once and forgotten, by however many servers', async () => {
  const { path } = await waitingPush();
  await Promise.all(Array.from({ length: 5 }, () => deliverAt(evening)));
  expect(sentTo(path)).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('what a server that died had taken is not sent again', async () => {
  const { path } = await waitingPush();
  await takeDuePushes({ db, now: new Date(evening), most: 10 });
  await deliverAt('2026-03-03T18:00:00Z');
  expect(sentTo(path)).toEqual([]);
});

test.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
  await waitingPush({ status });
  await deliverAt(evening);
  expect(await db.select().from(pushDevices)).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('a service that has enough is left alone for as long as it says', async () => {
  const { path } = await waitingPush({ status: 429, headers: { 'retry-after': '600' } });
  await deliverAt(evening);
  await deliverAt('2026-03-03T17:09:59Z');
  expect(sentTo(path)).toHaveLength(1);
  service.answers.set(path, { status: 201 });
  await deliverAt('2026-03-03T17:10:00Z');
  expect(sentTo(path)).toHaveLength(2);
  expect(await waiting()).toEqual([]);
});

test('a service that never takes a message is asked six times, then left in peace', async () => {
  const { path } = await waitingPush({ status: 503 });
  const expiresAt = new Date('2026-03-20T00:00:00Z');
  await db.update(outgoingPushes).set({ expiresAt });
  for (let hour = 0; hour < 20; hour += 1) {
    const time = new Date(Date.parse(evening) + hour * 60 * 60 * 1000);
    await deliverAt(time.toISOString());
  }
  expect(sentTo(path)).toHaveLength(6);
  expect(await waiting()).toEqual([]);
});

test('nobody is told what they would be told too late', async () => {
  const { path } = await waitingPush({ status: 503, headers: { 'retry-after': '86400' } });
  await deliverAt(evening);
  expect(await waiting()).toEqual([]);
  const late = await waitingPush();
  await deliverAt('2026-03-04T08:00:00Z');
  expect([...sentTo(late.path), ...sentTo(path)]).toHaveLength(1);
  await clearOldNotifications({ db, clock: fixedClock('2026-03-04T08:00:00Z') });
  expect(await waiting()).toEqual([]);
});

test('what is refused for good is noted without the address, and the browser stays', async () => {
  await waitingPush({ status: 400 });
  const warnings: object[] = [];
  await deliverAt(evening, warnings);
  expect(warnings).toEqual([{ kind: 'WEEKLY_PLAN', why: 'status 400' }]);
  expect(await db.select().from(pushDevices)).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('that somebody was told is kept for a month', async () => {
  const { userId } = await addNotified({ db });
  const claim = (day: string) => {
    return { userId, kind: 'THAW_TONIGHT', day, createdAt: new Date(`${day}T17:00:00Z`) };
  };
  await db.insert(notificationClaims).values([claim('2026-02-01'), claim('2026-03-03')]);
  await clearOldNotifications({ db, clock: fixedClock('2026-03-04T08:00:00Z') });
  expect(await db.select().from(notificationClaims)).toMatchObject([{ day: '2026-03-03' }]);
});

/** Delivered by a push service that answers so, with what it was asked. */
async function deliverTo(time: string, outcome: PushOutcome = { kind: 'taken' }) {
  const send = vi.fn<PushSender['send']>(async () => outcome);
  await deliverPushes({ db, clock: fixedClock(time), sender: { send }, warn: () => {} });
  return send.mock.calls.map(([message]) => message);
}

test('a message says to whom, in which language and for how long it is of use', async () => {
  const { userId } = await waitingPush();
  const [device] = await db.select().from(pushDevices);
  const asked = await deliverTo('2026-03-03T17:00:00.500Z');
  expect(asked).toEqual([
    {
      address: { endpoint: device?.endpoint, p256dh: device?.p256dh, auth: device?.auth },
      notice: { kind: 'WEEKLY_PLAN', hasPlan: false },
      locale: 'sv',
      ttlSeconds: 6 * 60 * 60,
    },
  ]);
  expect(device?.userId).toBe(userId);
});

test('what is not due yet waits, and each time that it is not taken twice as long', async () => {
  await waitingPush();
  expect(await deliverTo('2026-03-03T16:59:59Z')).toEqual([]);
  const later = { kind: 'later', afterMs: null } as const;
  for (const [time, dueAt] of [
    ['17:00:00', '17:01:00'],
    ['17:01:00', '17:03:00'],
    ['17:03:00', '17:07:00'],
  ]) {
    expect(await deliverTo(`2026-03-03T${time}Z`, later)).toHaveLength(1);
    const at = new Date(`2026-03-03T${dueAt}Z`);
    expect(await waiting()).toMatchObject([{ dueAt: at, takenAt: null }]);
  }
});

test('whoever asks for less patience than we have waits as long as we do', async () => {
  await waitingPush();
  await deliverTo(evening, { kind: 'later', afterMs: 1000 });
  expect(await waiting()).toMatchObject([{ dueAt: new Date('2026-03-03T17:01:00Z') }]);
});

test('what would come in its last moment is given up, a moment before it is not', async () => {
  await waitingPush();
  const sixHours = 6 * 60 * 60 * 1000;
  await deliverTo(evening, { kind: 'later', afterMs: sixHours - 1 });
  expect(await waiting()).toHaveLength(1);
  await db.update(outgoingPushes).set({ dueAt: new Date(evening) });
  await deliverTo(evening, { kind: 'later', afterMs: sixHours });
  expect(await waiting()).toEqual([]);
});

test('however many wait, all are sent', async () => {
  for (let count = 0; count < 21; count += 1) await waitingPush();
  expect(await deliverTo(evening)).toHaveLength(21);
  expect(await waiting()).toEqual([]);
});

test('with a browser that is gone goes all that waits for it, and nothing else', async () => {
  const gone = await waitingPush();
  const [push] = await waiting();
  await db.transaction((tx) =>
    insertPushes({
      tx,
      pushes: [
        {
          ...push!,
          id: createRandomId(),
          locale: 'sv',
          dueAt: new Date('2026-03-03T20:00:00Z'),
        },
      ],
    }),
  );
  await deliverTo(evening, { kind: 'gone' });
  const other = await waitingPush();
  expect(await waiting()).toMatchObject([{ userId: other.userId }]);
  expect(other.userId).not.toBe(gone.userId);
});
