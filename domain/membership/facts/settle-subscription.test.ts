import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { insertOpenOrder, findOrder, type StoredOrder } from '../orders/payment-orders.store.ts';
import type { SubscriptionReport } from '../payment-provider.ts';
import { bedStart, newUser, toolsAt } from '../testing/membership-bed.ts';
import type { Standing } from './membership-facts.rules.ts';
import { orderIdOf, settleSubscription } from './settle-subscription.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const provider = 'PAYPAL';

async function openOrder(given: Partial<StoredOrder> = {}): Promise<StoredOrder> {
  const { db } = connection;
  const order: StoredOrder = {
    userId: given.userId ?? (await newUser(db)).userId,
    id: createRandomId(),
    attempt: 1,
    state: 'AWAITING_APPROVAL',
    provider,
    billingPeriod: 'YEARLY',
    currency: 'SEK',
    priceMinor: 109_900,
    trialDays: 7,
    claims: [`person ${createRandomId()}`],
    providerReference: null,
    createdAt: new Date(bedStart),
    updatedAt: new Date(bedStart),
    ...given,
  };
  await insertOpenOrder({ db, order });
  return order;
}

/** What a company says of a subscription that runs for a year. */
function reportOf(
  order: Pick<StoredOrder, 'userId' | 'id'> | null,
  given: Partial<SubscriptionReport> & { standing?: Partial<Standing> } = {},
): SubscriptionReport {
  const { standing = {}, ...report } = given;
  const stands: Partial<Standing> = {
    status: 'ACTIVE',
    billingPeriod: 'YEARLY',
    currency: 'SEK',
    priceMinor: 109_900,
    expireTime: new Date('2027-03-02T08:00:00Z'),
    renews: true,
    ...standing,
  };
  const occurredAt = new Date(bedStart);
  return {
    providerReference: createRandomId(),
    userId: order?.userId ?? null,
    orderId: order && orderIdOf(order),
    facts: [{ id: createRandomId(), occurredAt, rank: 0, kind: 'STANDING', standing: stands }],
    ...report,
  };
}

function settle(report: SubscriptionReport, time = bedStart) {
  return settleSubscription({ tools: toolsAt({ db: connection.db, time }), provider, report });
}

test('a card that only the company knows has one trial, whoever pays with it', async () => {
  const fingerprint = createRandomId();
  const first = await openOrder();
  const second = await openOrder();
  expect((await settle(reportOf(first, { fingerprint }))).stopReason).toBeNull();
  expect((await settle(reportOf(second, { fingerprint }))).stopReason).toBe('trial-used');
});

test('a person has one trial, whatever they pay with', async () => {
  const claims = [`person ${createRandomId()}`];
  const first = await openOrder({ claims });
  const second = await openOrder({ claims });
  expect((await settle(reportOf(first, { fingerprint: 'one' }))).stopReason).toBeNull();
  expect((await settle(reportOf(second, { fingerprint: 'other' }))).stopReason).toBe('trial-used');
});

test('who pays from the first day takes no trial from anybody', async () => {
  const fingerprint = createRandomId();
  const paying = await openOrder({ trialDays: 0 });
  expect((await settle(reportOf(paying, { fingerprint }))).stopReason).toBeNull();
  const trying = await openOrder();
  expect((await settle(reportOf(trying, { fingerprint }))).stopReason).toBeNull();
});

test('an order is done once: what the company says again is no second trial', async () => {
  const order = await openOrder();
  const report = reportOf(order);
  await settle(report);
  const stored = await findOrder({ db: connection.db, userId: order.userId, id: order.id });
  expect(stored).toMatchObject({ state: 'DONE', providerReference: report.providerReference });
  const again = await settle({ ...reportOf(order), providerReference: report.providerReference });
  expect(again.stopReason).toBeNull();
});

test('a second membership that would be charged beside the first has to end', async () => {
  const first = await openOrder();
  await settle(reportOf(first));
  const second = await openOrder({ userId: first.userId, trialDays: 0 });
  const later = '2026-03-03T08:00:00Z';
  expect((await settle(reportOf(second), later)).stopReason).toBe('second-membership');
});

test.each([
  ['a cancelled one', { renews: false }],
  ['one that has run out', { expireTime: new Date('2026-02-01T08:00:00Z') }],
  ['one that is over', { status: 'EXPIRED' }],
] satisfies [string, Partial<Standing>][])(
  'a membership after %s goes on',
  async (_what, ended) => {
    const first = await openOrder();
    await settle(reportOf(first, { standing: ended }));
    const second = await openOrder({ userId: first.userId, trialDays: 0 });
    const later = '2026-03-03T08:00:00Z';
    const { membership, stopReason } = await settle(reportOf(second), later);
    expect(stopReason).toBeNull();
    expect(membership).toMatchObject({ status: 'ACTIVE', renews: true });
  },
);

test('the first of two memberships goes on when its company speaks of it again', async () => {
  const order = await openOrder();
  const report = reportOf(order);
  await settle(report);
  const second = await openOrder({ userId: order.userId, trialDays: 0 });
  await settle(reportOf(second), '2026-03-03T08:00:00Z');
  const again = { ...reportOf(order), providerReference: report.providerReference };
  expect((await settle(again, '2026-03-04T08:00:00Z')).stopReason).toBeNull();
});

test('what nobody has ordered is kept for nobody', async () => {
  const nobody = reportOf(null);
  expect(await settle(nobody)).toEqual({ membership: null, stopReason: null });
  const stranger = reportOf(null, { userId: createRandomId() });
  expect(await settle(stranger)).toEqual({ membership: null, stopReason: null });
  const noId = reportOf(null, { userId: 'somebody' });
  expect(await settle(noId)).toEqual({ membership: null, stopReason: null });
});

test('a company that names the member, and no order, is believed', async () => {
  const { userId } = await newUser(connection.db);
  const { membership } = await settle(reportOf(null, { userId }));
  expect(membership).toMatchObject({ userId, provider, status: 'ACTIVE' });
});
