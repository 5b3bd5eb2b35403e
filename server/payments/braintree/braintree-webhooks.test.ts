import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import {
  membershipFacts,
  paymentNotifications,
} from '../../../domain/membership/membership.tables.ts';
import { newUser } from '../../../domain/membership/testing/membership-bed.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import {
  braintreeOfTests,
  signBraintree,
  signBraintreeText,
  subscriptionText,
} from '../testing/braintree-bench.ts';
import { outcomeOf } from '../testing/membership-outcome.ts';
import { MovableClock } from '../testing/movable-clock.ts';
import type { SignedNotification } from '../testing/provider-contract.ts';
import { notify, openWebhooks } from '../testing/webhook-bench.ts';

const clock = new MovableClock('2026-03-02T08:00:00Z');

let connection: DatabaseConnection;
let app: FastifyInstance;
beforeAll(async () => {
  connection = await openTestDatabase();
  app = await openWebhooks({ db: connection.db, clock, shops: { braintree: braintreeOfTests() } });
});
afterAll(async () => {
  await app.close();
  await connection.close();
});

function charged(userId: string, id = 'yearly-1'): SignedNotification {
  const subscription = subscriptionText({
    id,
    userId,
    period: ['2026-03-02', '2027-03-01'],
    paidThroughDate: '2027-03-01',
    transaction: { id: `charge-of-${id}`, amount: '1099.00' },
  });
  const kind = 'subscription_charged_successfully';
  return signBraintree({ kind, time: clock.now(), subscription });
}

test('a charge makes a member, once, however often it is told', async () => {
  const { db } = connection;
  const { userId } = await newUser(db);
  const sent = charged(userId);
  for (let times = 0; times < 3; times += 1) {
    expect(await notify(app, 'braintree', sent)).toMatchObject({ status: 200 });
  }
  expect(await outcomeOf({ db, userId })).toEqual({
    standings: [
      expect.objectContaining({ status: 'ACTIVE', billingPeriod: 'YEARLY', priceMinor: 109_900 }),
    ],
    history: ['2026-03-02T08:00:00.000Z PAID', '2026-03-02T08:00:00.000Z STARTED'],
    paid: ['2026-03-02T08:00:00.000Z PAID 109900'],
  });
});

test('forged, stale and unreadable notifications get 400 and change nothing', async () => {
  const { db } = connection;
  const countRows = async () => [
    await db.$count(paymentNotifications),
    await db.$count(membershipFacts),
  ];
  const { userId } = await newUser(db);
  const genuine = charged(userId, 'yearly-2');
  const before = await countRows();
  const refusal = async (sent: SignedNotification) => {
    const { status, body } = await notify(app, 'braintree', sent);
    return `${status} ${body.code}`;
  };
  const meddled = Buffer.from(genuine.body.toString().replace('bt_payload=', 'bt_payload=A'));
  expect(await refusal({ ...genuine, body: meddled })).toBe('400 notification.forged');
  expect(await refusal({ ...genuine, body: Buffer.from('{}') })).toBe('400 notification.forged');
  for (const field of ['bt_signature', 'bt_payload']) {
    const form = new URLSearchParams(genuine.body.toString());
    form.delete(field);
    const without = { ...genuine, body: Buffer.from(form.toString()) };
    expect(await refusal(without)).toBe('400 notification.forged');
  }
  const nonsense = signBraintreeText('<notification>');
  expect(await refusal(nonsense)).toBe('400 notification.unreadable');
  clock.addSeconds(301);
  expect(await refusal(genuine)).toBe('400 notification.stale');
  expect(await countRows()).toEqual(before);
});
