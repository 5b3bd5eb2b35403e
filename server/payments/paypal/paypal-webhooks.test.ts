import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import {
  membershipFacts,
  paymentNotifications,
  subscriptions,
} from '../../../domain/membership/membership.tables.ts';
import { newUser } from '../../../domain/membership/testing/membership-bed.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { outcomeOf } from '../testing/membership-outcome.ts';
import { openPayPalBench, type PayPalBench } from '../testing/paypal-bench.ts';
import { recordPayPalLife, type PayPalLife } from '../testing/paypal-life.ts';
import type { SignedNotification } from '../testing/provider-contract.ts';
import { notify, openWebhooks } from '../testing/webhook-bench.ts';
import { isCertificateOf } from './paypal-signature.ts';

let connection: DatabaseConnection;
let bench: PayPalBench;
let app: FastifyInstance;
let life: PayPalLife;
beforeAll(async () => {
  connection = await openTestDatabase();
  bench = await openPayPalBench();
  life = await recordPayPalLife(bench);
  const { provider: paypal, clock } = bench;
  app = await openWebhooks({ db: connection.db, clock, providers: { paypal } });
});
afterAll(async () => {
  await app.close();
  await bench.close();
  await connection.close();
});

test('a membership told in order reads like a life', async () => {
  const { userId } = await newUser(connection.db);
  for (const event of life({ userId })) {
    expect(await notify(app, 'paypal', bench.sign(event))).toMatchObject({ status: 200 });
  }
  const { standings, history, paid } = await outcomeOf({ db: connection.db, userId });
  expect(standings).toMatchObject([
    { status: 'EXPIRED', renews: false, priceMinor: 109_900, currency: 'SEK' },
  ]);
  expect(history.map((line) => line.split(' ')[1]).toReversed()).toEqual([
    'TRIAL_STARTED',
    'CANCELLED',
    'RESUMED',
    'PAID',
    'OFFER_CHANGED',
    'PAID',
    'CANCELLED',
    'RESUMED',
    'ENDED',
    'PAYMENT_FAILED',
  ]);
  expect(paid.map((line) => line.split(' ').slice(1).join(' '))).toEqual([
    'FAILED 109900',
    'PAID 109900',
    'PAID 12900',
  ]);
});

async function countRows() {
  const { db } = connection;
  return {
    notifications: await db.$count(paymentNotifications),
    facts: await db.$count(membershipFacts),
    subscriptions: await db.$count(subscriptions),
  };
}

async function refusalOf(sent: SignedNotification) {
  const { status, body } = await notify(app, 'paypal', sent);
  return `${status} ${body.code}`;
}

test('forged, stale and unreadable notifications get 400 and change nothing', async () => {
  const { userId } = await newUser(connection.db);
  const [event] = life({ userId });
  const genuine = bench.sign(event!);
  const { headers } = genuine;
  const before = await countRows();
  const meddled = Buffer.from(genuine.body.toString().replace('APPROVAL_PENDING', 'ACTIVE'));
  const forgeries: SignedNotification[] = [
    { ...genuine, body: meddled },
    { ...genuine, headers: {} },
    { ...genuine, headers: { ...headers, 'paypal-auth-algo': 'none' } },
    { ...genuine, headers: { ...headers, 'paypal-transmission-id': 'another' } },
    { ...genuine, headers: { ...headers, 'paypal-cert-url': 'https://evil.example/cert.pem' } },
    {
      ...genuine,
      headers: {
        ...headers,
        'paypal-cert-url': `${bench.double.url}/v1/notifications/certs/CERT-2`,
      },
    },
  ];
  for (const forged of forgeries) {
    expect(await refusalOf(forged)).toBe('400 notification.forged');
  }
  const nonsense = { id: 'WH-1' } as unknown as Parameters<typeof bench.sign>[0];
  expect(await refusalOf(bench.sign(nonsense))).toBe('400 notification.unreadable');
  bench.clock.addSeconds(301);
  expect(await refusalOf(genuine)).toBe('400 notification.stale');
  expect(await countRows()).toEqual(before);
  expect(await notify(app, 'paypal', bench.sign(event!))).toMatchObject({ status: 200 });
});

test.each([
  ['https://api.paypal.com/v1/notifications/certs/CERT-1', true],
  ['https://api-m.paypal.com/v1/notifications/certs/CERT-1', true],
  ['http://api.paypal.com/v1/notifications/certs/CERT-1', false],
  ['https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1', false],
  ['https://evil.example/v1/notifications/certs/CERT-1', false],
  ['https://evil:x@api.paypal.com/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com/v1/notifications/certs/../../../cert', false],
  ['file:///v1/notifications/certs/CERT-1', false],
  ['nothing', false],
])('the certificate of %s: %s', (url, expected) => {
  expect(isCertificateOf({ url, apiUrl: 'https://api-m.paypal.com' })).toBe(expected);
});

test.each([
  ['2019-12-31T23:59:59Z', 'forged'],
  ['2020-01-01T00:00:00Z', 'stale'],
  ['2120-01-01T00:00:00Z', 'stale'],
  ['2120-01-01T00:00:01Z', 'forged'],
])(
  'a certificate counts from its first second to its last: by the clock of %s, %s',
  async (at, reason) => {
    const sent = await bench.unrelated();
    const read = await bench.provider.readNotification({ ...sent, now: new Date(at) });
    expect(read).toEqual({ ok: false, reason });
  },
);

test.each([
  ['a moment after its first payment began with that', 59, 59],
  ['a minute after a payment began of itself', 60, 0],
  ['before a payment began of itself', -1, 0],
])('a subscription that was called active %s', async (_name, secondsAfter, secondsBack) => {
  const { provider, double, clock } = bench;
  const told = double.events().find(({ event_type: type }) => type.endsWith('.ACTIVATED'))!;
  const time = new Date('2026-03-02T08:00:00Z');
  const sent = bench.sign({
    ...told,
    resource: {
      ...told.resource,
      status: 'ACTIVE',
      status_update_time: time.toISOString(),
      billing_info: {
        last_payment: { time: new Date(time.getTime() - secondsAfter * 1000).toISOString() },
      },
    },
  });
  const at = new Date(time.getTime() - secondsBack * 1000);
  expect(await provider.readNotification({ ...sent, now: clock.now() })).toMatchObject({
    notification: { reports: [{ facts: [{ kind: 'STANDING', occurredAt: at }] }] },
  });
});

test('what others sell with the same account is about nothing of ours', async () => {
  const { userId } = await newUser(connection.db);
  const before = await countRows();
  for (const event of life({ userId })) {
    const { resource } = event as { resource: { custom_id?: string; custom?: string } };
    if (resource.custom_id !== undefined) resource.custom_id = 'theirs';
    if (resource.custom !== undefined) resource.custom = 'theirs';
    await notify(app, 'paypal', bench.sign({ ...event, id: createRandomId() }));
  }
  expect(await countRows()).toEqual(before);
});

test('what is paid back is a line of its own, found by the payment it was of', async () => {
  const { provider, double, clock } = bench;
  const sale = double.events().find(({ event_type: type }) => type === 'PAYMENT.SALE.COMPLETED')!;
  const { id: saleId, billing_agreement_id: reference } = sale.resource as Record<string, string>;
  const sent = bench.sign({
    id: 'WH-refund',
    create_time: clock.now().toISOString(),
    resource_type: 'refund',
    event_type: 'PAYMENT.SALE.REFUNDED',
    resource: {
      id: 'REFUND-1',
      sale_id: saleId,
      create_time: clock.now().toISOString(),
      amount: { total: '-50.00', currency: 'SEK' },
    },
  });
  expect(await provider.readNotification({ ...sent, now: clock.now() })).toMatchObject({
    ok: true,
    notification: {
      reports: [
        {
          providerReference: reference,
          facts: [
            {
              kind: 'PAYMENT',
              payment: { reference: 'REFUND-1', state: 'REFUNDED', amountMinor: 5000 },
            },
          ],
        },
      ],
    },
  });
});

test('a payment that does not say whose it is belongs to whom its subscription does', async () => {
  const { provider, double, clock } = bench;
  const sale = double.events().find(({ event_type: type }) => type === 'PAYMENT.SALE.COMPLETED')!;
  const sent = bench.sign({ ...sale, resource: { ...sale.resource, custom: undefined } });
  const outcome = await provider.readNotification({ ...sent, now: clock.now() });
  const [subscription] = double.subscriptions();
  expect(outcome).toMatchObject({
    ok: true,
    notification: { reports: [{ userId: subscription?.custom_id.split(':')[0] }] },
  });
});
