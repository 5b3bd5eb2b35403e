import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import {
  cancelMembership,
  changeOffer,
  changePaymentMethod,
  resumeMembership,
} from '../../../domain/membership/change-membership.ts';
import { confirmPayment } from '../../../domain/membership/orders/confirm-payment.ts';
import { hasBeenMember, offerTermsOf } from '../../../domain/membership/offers/offers.rules.ts';
import { isPremium } from '../../../domain/membership/entitlement.rules.ts';
import { membershipOf } from '../../../domain/membership/membership-of.ts';
import { membershipRecords } from '../../../domain/membership/membership-records.ts';
import type { MembershipTools } from '../../../domain/membership/membership-tools.ts';
import { paymentOrders } from '../../../domain/membership/membership.tables.ts';
import type { PaymentProvider } from '../../../domain/membership/payment-provider.ts';
import { receiveNotification } from '../../../domain/membership/notifications/receive-notification.ts';
import { reconcilePayments } from '../../../domain/membership/notifications/reconcile-payments.ts';
import { startTrial } from '../../../domain/membership/orders/start-trial.ts';
import {
  newUser,
  toolsAt,
  wantedMembership,
} from '../../../domain/membership/testing/membership-bed.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { readSettings } from '../../settings/config.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openPayPalBench, paypalAt, type PayPalBench } from '../testing/paypal-bench.ts';

let connection: DatabaseConnection;
let bench: PayPalBench;
let user: { userId: string; email: string };
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  bench = await openPayPalBench();
  user = await newUser(connection.db);
});
afterEach(() => bench.close());

function tools(provider: PaymentProvider = bench.provider): MembershipTools {
  return { ...toolsAt({ db: connection.db, provider }), clock: bench.clock };
}

function pay(given: { requestKey?: string; withTools?: MembershipTools; who?: typeof user } = {}) {
  const { requestKey = createRandomId(), withTools = tools(), who = user } = given;
  const wanted = wantedMembership({ tools: withTools, user: who, requestKey, method: 'PAYPAL' });
  return startTrial({ ...wanted, paymentToken: 'approval' });
}

const confirm = () => confirmPayment({ tools: tools(), userId: user.userId });

async function isMember(): Promise<boolean> {
  const membership = await membershipOf({ db: connection.db, clock: bench.clock, ...user });
  return isPremium({ membership, now: bench.clock.now() });
}

function latest() {
  const subscription = bench.double.subscriptions().at(-1);
  if (!subscription) throw new Error('PayPal has no subscription');
  return subscription;
}

async function becomeMember() {
  await pay();
  bench.double.approve(latest().id);
  const confirmed = await confirm();
  if (!confirmed.ok) throw new Error('not confirmed');
  bench.clock.addSeconds(5);
  return confirmed.value;
}

const ask = () => ({ tools: tools(), userId: user.userId, requestKey: createRandomId() });

test('who approves at PayPal is a member when they are back, and not before', async () => {
  const started = await pay();
  expect(started).toMatchObject({
    ok: true,
    value: { membership: { status: 'NEW' }, approvalUrl: expect.stringContaining('/webapps/') },
  });
  expect(await confirm()).toMatchObject({ ok: false, reason: [{ code: 'payment.not-approved' }] });
  expect(await isMember()).toBe(false);
  bench.double.approve(latest().id);
  expect(await confirm()).toMatchObject({
    ok: true,
    value: { status: 'ACTIVE', provider: 'PAYPAL', paymentMethod: 'PayPal', renews: true },
  });
  expect(await isMember()).toBe(true);
});

test('who approves and never comes back is a member all the same', async () => {
  await pay();
  bench.double.approve(latest().id);
  bench.clock.addSeconds(10 * 60);
  await reconcilePayments(tools());
  expect(await isMember()).toBe(true);
});

test('one plan is made for an offer, however many members buy it, by any server', async () => {
  await pay();
  const another = paypalAt({ apiUrl: bench.double.url, clock: bench.clock });
  await pay({ who: await newUser(connection.db), withTools: tools(another) });
  expect(bench.double.plans()).toEqual([
    expect.objectContaining({
      name: 'Yolk, Årsvis',
      description: '1099.00 SEK · 7 × 0.00 SEK · 6 %',
    }),
  ]);
});

/** PayPal has done what it was asked, and nobody is left to write it down. */
function dyingProvider(): PaymentProvider {
  return {
    ...bench.provider,
    start: async (order) => {
      await bench.provider.start(order);
      throw new Error('the process ended before it heard the answer');
    },
  };
}

test('the same form sent again, after an answer was lost or not, is one subscription', async () => {
  const requestKey = createRandomId();
  await expect(pay({ requestKey, withTools: tools(dyingProvider()) })).rejects.toThrow('ended');
  const again = await pay({ requestKey });
  expect(again).toMatchObject({ ok: true, value: { approvalUrl: expect.any(String) } });
  expect(bench.double.subscriptions()).toHaveLength(1);
});

test('an order that died before anybody could approve it is given up, and another can be paid', async () => {
  await expect(pay({ withTools: tools(dyingProvider()) })).rejects.toThrow('ended');
  bench.clock.addSeconds(5 * 60);
  await reconcilePayments(tools());
  const orders = connection.db
    .select({ state: paymentOrders.state })
    .from(paymentOrders)
    .where(eq(paymentOrders.userId, user.userId));
  expect(await orders).toEqual([{ state: 'ABANDONED' }]);
  await becomeMember();
  expect(bench.double.charges()).toEqual([]);
});

test.each([
  ['the first', (ids: string[]) => ids],
  ['the second', (ids: string[]) => ids.toReversed()],
])('approved in two windows, %s counts and the other never costs anything', async (_n, inOrder) => {
  await pay();
  bench.clock.addSeconds(5);
  await pay();
  const [wanted = '', unwanted = ''] = inOrder(bench.double.subscriptions().map(({ id }) => id));
  for (const id of [wanted, unwanted]) {
    bench.clock.addSeconds(5);
    bench.double.approve(id);
    await tell('BILLING.SUBSCRIPTION.ACTIVATED');
  }
  const states = bench.double.subscriptions().map(({ id, status }) => [id, status]);
  expect(Object.fromEntries(states)).toEqual({ [wanted]: 'ACTIVE', [unwanted]: 'CANCELLED' });
  expect(await isMember()).toBe(true);
  expect(bench.double.charges()).toEqual([]);
});

/** The latest of its kind arrives. */
async function tell(eventType: string): Promise<void> {
  const { provider, double, clock } = bench;
  const event = double.events().findLast(({ event_type: type }) => type === eventType);
  const outcome = await provider.readNotification({ ...bench.sign(event!), now: clock.now() });
  if (!outcome.ok) throw new Error(outcome.reason);
  const { notification } = outcome;
  await receiveNotification({ tools: tools(), provider: 'PAYPAL', notification });
}

test('a cancellation pauses at PayPal and can be taken back', async () => {
  const { expireTime } = await becomeMember();
  expect(await cancelMembership(ask())).toMatchObject({
    ok: true,
    value: { membership: { status: 'ACTIVE', renews: false, expireTime } },
  });
  expect(latest().status).toBe('SUSPENDED');
  bench.clock.addSeconds(5);
  expect(await resumeMembership(ask())).toMatchObject({
    ok: true,
    value: { membership: { renews: true, expireTime } },
  });
  expect(latest().status).toBe('ACTIVE');
});

test('what the payer cancelled at PayPal stays open, and cannot be taken back here', async () => {
  await becomeMember();
  bench.double.cancelAtPayPal(latest().id);
  bench.clock.addSeconds(5);
  expect(await cancelMembership(ask())).toMatchObject({
    ok: true,
    value: { membership: { status: 'ACTIVE', renews: false } },
  });
  expect(await resumeMembership(ask())).toMatchObject({
    ok: false,
    reason: [{ code: 'membership.cannot-resume' }],
  });
  expect(await isMember()).toBe(true);
  bench.clock.addDays(8);
  expect(await isMember()).toBe(false);
});

test('another offer counts once it is approved at PayPal', async () => {
  await becomeMember();
  const asked = await changeOffer({
    ...ask(),
    terms: offerTermsOf(readSettings({})),
    billingPeriod: 'MONTHLY',
    returnUrl: 'https://yolk.example/settings',
  });
  expect(asked).toMatchObject({
    ok: true,
    value: { membership: { billingPeriod: 'YEARLY' }, approvalUrl: expect.any(String) },
  });
  expect(await confirm()).toMatchObject({ value: { billingPeriod: 'YEARLY' } });
  bench.clock.addSeconds(5);
  bench.double.approve(latest().id);
  expect(await confirm()).toMatchObject({
    value: { billingPeriod: 'MONTHLY', priceMinor: 12_900 },
  });
});

test('a wallet is changed at PayPal, on its own pages', async () => {
  const membership = await becomeMember();
  expect(await changePaymentMethod({ ...ask(), paymentToken: 'pm_1' })).toMatchObject({
    ok: false,
    reason: [{ code: 'payment.invalid' }],
  });
  const portal = await bench.provider.portalUrl({ ...membership, returnUrl: '' });
  expect(portal).toBe(`${bench.double.url}/myaccount/autopay/`);
});

test('a payment nobody told us of is found when the membership is due', async () => {
  await becomeMember();
  bench.clock.addDays(7);
  bench.double.charge(latest().id);
  bench.clock.addSeconds(2 * 60 * 60);
  await reconcilePayments(tools());
  expect(await isMember()).toBe(true);
  const { payments } = await membershipRecords({ db: connection.db, userId: user.userId });
  expect(payments).toMatchObject([{ state: 'PAID', amountMinor: 109_900, currency: 'SEK' }]);
});

test('an approval that was only begun does not make a former member new', async () => {
  await becomeMember();
  bench.double.cancelAtPayPal(latest().id);
  await cancelMembership(ask());
  bench.clock.addDays(30);
  const former = await membershipOf({ db: connection.db, clock: bench.clock, ...user });
  expect(former?.status).toBe('CANCELLED');
  await pay();
  const still = await membershipOf({ db: connection.db, clock: bench.clock, ...user });
  expect(hasBeenMember(still)).toBe(true);
});

test('an answer that got lost, and a token that ran out, are asked for again', async () => {
  bench.double.failNext(2);
  await becomeMember();
  bench.double.expireTokens();
  expect(await cancelMembership(ask())).toMatchObject({ ok: true });
  bench.double.failNext(100);
  await expect(pay({ who: await newUser(connection.db) })).rejects.toMatchObject({
    code: 'payment.unreachable',
  });
});

test('the double refuses what PayPal refuses: one request id for two different requests', async () => {
  const first = await pay();
  expect(first.ok).toBe(true);
  const order = { ...wantedOrder(), idempotencyKey: 'one' };
  await bench.provider.start(order);
  const another = { ...order, returnUrl: 'https://yolk.example/elsewhere' };
  await expect(bench.provider.start(another)).rejects.toMatchObject({
    code: 'payment.unreachable',
  });
});

function wantedOrder() {
  return {
    orderId: `${user.userId}:${createRandomId()}`,
    ...user,
    customerReference: null,
    billingPeriod: 'YEARLY',
    currency: 'SEK',
    priceMinor: 109_900,
    vatPercent: 6,
    trialDays: 7,
    paymentToken: 'approval',
    returnUrl: 'https://yolk.example/back',
    cancelUrl: 'https://yolk.example/payment',
  } as const;
}
