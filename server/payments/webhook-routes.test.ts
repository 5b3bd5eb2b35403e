import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../db/database.ts';
import {
  membershipFacts,
  paymentNotifications,
  subscriptions,
} from '../../domain/membership/membership.tables.ts';
import {
  newUser,
  sandboxAt,
  sandboxSecret,
} from '../../domain/membership/testing/membership-bed.ts';
import type {
  NotifyingProvider,
  PaymentNotification,
} from '../../domain/membership/payment-provider.ts';
import { setMethod } from '../../domain/pro/payment/set-method.ts';
import {
  newPayingGroup,
  seatedMember,
  seatToolsAt,
} from '../../domain/pro/payment/testing/seats-bed.ts';
import { createRandomId } from '../../lib/ids.ts';
import { Metrics } from '../metrics/metrics.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import {
  sandboxSignatureHeader,
  type SandboxNotification,
} from './sandbox/sandbox-notification.ts';
import { signatureOf } from './signed-body.ts';
import { lifeEvents } from './testing/membership-life.ts';
import { outcomeOf } from './testing/membership-outcome.ts';
import { openStripeSeatsBench } from './testing/seats-bench.ts';
import { openStripeBench, type StripeBench } from './testing/stripe-bench.ts';
import { notify, openWebhooks } from './testing/webhook-bench.ts';

let connection: DatabaseConnection;
let bench: StripeBench;
let app: FastifyInstance;
beforeAll(async () => {
  connection = await openTestDatabase();
  bench = await openStripeBench();
  const { provider: stripe, clock } = bench;
  const sandbox = sandboxAt(clock.now().toISOString());
  app = await openWebhooks({ db: connection.db, clock, providers: { stripe, sandbox } });
});
afterAll(async () => {
  await app.close();
  await bench.close();
  await connection.close();
});

async function countRows() {
  const { db } = connection;
  return {
    notifications: await db.$count(paymentNotifications),
    facts: await db.$count(membershipFacts),
    subscriptions: await db.$count(subscriptions),
  };
}

test('a membership told in order reads like a life', async () => {
  const { userId } = await newUser(connection.db);
  for (const event of lifeEvents({ userId })) {
    expect(await notify(app, 'stripe', bench.sign(event))).toMatchObject({ status: 200 });
  }
  const { standings, history, paid } = await outcomeOf({ db: connection.db, userId });
  expect(standings).toMatchObject([
    { status: 'CANCELLED', renews: false, priceMinor: 109_900, currency: 'SEK' },
  ]);
  expect(history.map((line) => line.split(' ')[1]).toReversed()).toEqual([
    'TRIAL_STARTED',
    'CANCELLED',
    'RESUMED',
    'RENEWED',
    'PAID',
    'PAYMENT_FAILED',
    'RENEWED',
    'PAID',
    'OFFER_CHANGED',
    'RENEWED',
    'PAID',
    'CANCELLED',
    'ENDED',
  ]);
  expect(paid.map((line) => line.split(' ').slice(1).join(' '))).toEqual([
    'PAID 109900',
    'PAID 12900',
    'PAID 12900',
  ]);
});

test('forged, stale and unreadable notifications get 400 and change nothing', async () => {
  const { userId } = await newUser(connection.db);
  const [event] = lifeEvents({ userId });
  const genuine = bench.sign(event!);
  const before = await countRows();
  const meddled = { ...genuine, body: Buffer.from(genuine.body.toString().replace('sek', 'usd')) };
  expect(await notify(app, 'stripe', meddled)).toEqual({
    status: 400,
    body: { code: 'notification.forged' },
  });
  expect(await notify(app, 'stripe', { ...genuine, headers: {} })).toMatchObject({ status: 400 });
  bench.clock.addSeconds(301);
  expect(await notify(app, 'stripe', genuine)).toEqual({
    status: 400,
    body: { code: 'notification.stale' },
  });
  expect(await countRows()).toEqual(before);
  expect(await notify(app, 'stripe', bench.sign(event!))).toMatchObject({ status: 200 });
});

test('nobody notifies us at an address that is nobody’s', async () => {
  const [event] = lifeEvents({ userId: 'nobody' });
  for (const path of ['nobody', 'constructor', 'Stripe']) {
    expect(await notify(app, path, bench.sign(event!))).toMatchObject({ status: 404 });
  }
});

test('what comes before its owner is known waits, and counts once they are', async () => {
  const { userId } = await newUser(connection.db);
  const [created, , cancelled] = lifeEvents({ userId });
  const object = cancelled!.data.object as { metadata: object };
  const ownerless = { ...cancelled!, data: { object: { ...object, metadata: {} } } };
  expect(await notify(app, 'stripe', bench.sign(ownerless))).toMatchObject({ status: 200 });
  expect((await outcomeOf({ db: connection.db, userId })).standings).toEqual([]);
  await notify(app, 'stripe', bench.sign(created!));
  expect((await outcomeOf({ db: connection.db, userId })).standings).toMatchObject([
    { status: 'ACTIVE', renews: false },
  ]);
});

test('a notification about somebody who was deleted is kept and changes nobody', async () => {
  const [created] = lifeEvents({ userId: crypto.randomUUID() });
  const { subscriptions: before } = await countRows();
  expect(await notify(app, 'stripe', bench.sign(created!))).toMatchObject({ status: 200 });
  expect((await countRows()).subscriptions).toBe(before);
});

test('the sandbox notifies like a company', async () => {
  const time = bench.clock.now();
  const sent = {
    id: 'n-1',
    createdAt: time.toISOString(),
    subscription: 'sandbox_of_nobody',
    standing: { renews: false },
  } satisfies SandboxNotification;
  const body = Buffer.from(JSON.stringify(sent));
  const signature = signatureOf({ body, secret: sandboxSecret, time });
  const signed = { headers: { [sandboxSignatureHeader]: signature }, body };
  expect(await notify(app, 'sandbox', signed)).toMatchObject({ status: 200 });
  const wrong = signatureOf({ body, secret: 'guessed', time });
  const guessed = { headers: { [sandboxSignatureHeader]: wrong }, body };
  expect(await notify(app, 'sandbox', guessed)).toMatchObject({ status: 400 });
});

test('what happened to a group makes the company be asked how it stands, and a strange name asks nothing', async () => {
  const { gateway, clock, goodCard, close } = await openStripeSeatsBench();
  const { db } = connection;
  const tools = seatToolsAt({ db, clock, seats: gateway });
  const groupId = await newPayingGroup({ tools });
  await seatedMember({ tools, groupId });
  const card = { paymentToken: goodCard(), requestKey: createRandomId() };
  await setMethod({ tools, groupId, actorId: 'a', ...card });
  let reads = 0;
  const read: typeof gateway.read = async (seats) => {
    reads += 1;
    return gateway.read(seats);
  };
  const teller = tellingOf({ id: 'g-1', reports: [], groupIds: [groupId, "'x'"] });
  const groups = await openWebhooks({
    db,
    clock,
    shops: { stripe: teller },
    seats: { ...gateway, read },
  });
  const told = { headers: {}, body: Buffer.from('{}') };
  expect(await notify(groups, 'stripe', told)).toMatchObject({ status: 200 });
  expect(reads).toBe(1);
  await groups.close();
  await close();
});

test('text that no database keeps is refused, whichever company sends it', async () => {
  const shops = { stripe: tellingOf({ id: 'n-\u0000', reports: [] }) };
  const strange = await openWebhooks({ db: connection.db, clock: bench.clock, shops });
  const before = await countRows();
  const told = { headers: {}, body: Buffer.from('{}') };
  const { status } = await notify(strange, 'stripe', told);
  expect(status).toBe(400);
  expect(await countRows()).toEqual(before);
  await strange.close();
});

test('every notification is counted by its company, and a refused one is written down with its reason', async () => {
  const metrics = new Metrics({ isProcessWatched: false });
  const logged: string[] = [];
  const shops = { stripe: tellingOf({ id: createRandomId(), reports: [] }), paypal: refusing };
  const { db } = connection;
  const counted = await openWebhooks({ db, clock: bench.clock, shops, metrics, logged });
  const told = { headers: {}, body: Buffer.from('{}') };
  expect(await notify(counted, 'stripe', told)).toMatchObject({ status: 200 });
  expect(logged).toEqual([]);
  for (let time = 0; time < 2; time += 1) await notify(counted, 'paypal', told);
  const { values } = await metrics.notifications.get();
  expect(values.map(({ labels, value }) => ({ ...labels, value }))).toEqual([
    { provider: 'STRIPE', outcome: 'taken', value: 1 },
    { provider: 'PAYPAL', outcome: 'refused', value: 2 },
  ]);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'notification refused', provider: 'PAYPAL', reason: 'stale' },
    { msg: 'notification refused', provider: 'PAYPAL', reason: 'stale' },
  ]);
  await counted.close();
});

test('a company reads the very bytes that were sent, and none where none were', async () => {
  const read: string[] = [];
  const stripe: NotifyingProvider = {
    ...refusing,
    async readNotification({ body }) {
      read.push(body.toString());
      return { ok: false, reason: 'unreadable' };
    },
  };
  const reading = await openWebhooks({ db: connection.db, clock: bench.clock, shops: { stripe } });
  const headers = { 'content-type': 'text/plain' };
  await notify(reading, 'stripe', { headers, body: Buffer.from('{ "a":1 }') });
  await reading.inject({ method: 'POST', url: '/webhooks/payments/stripe' });
  expect(read).toEqual(['{ "a":1 }', '']);
  await reading.close();
});

test('nobody keeps what a company is answered', async () => {
  const answer = await app.inject({ method: 'POST', url: '/webhooks/payments/nobody' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

const refusing: NotifyingProvider = {
  name: 'PAYPAL',
  managementUrl: null,
  readNotification: async () => ({ ok: false, reason: 'stale' }),
  read: null,
};

/** A company that tells this, whatever it is sent. */
function tellingOf(notification: PaymentNotification): NotifyingProvider {
  return {
    name: 'STRIPE',
    managementUrl: null,
    readNotification: async () => ({ ok: true, notification }),
    read: null,
  };
}
