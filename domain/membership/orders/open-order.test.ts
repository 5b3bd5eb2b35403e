import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import { addDays } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { changeOffer } from '../change-membership.ts';
import type { Standing } from '../facts/membership-facts.rules.ts';
import { settleSubscription } from '../facts/settle-subscription.ts';
import type { PaymentProvider, SubscriptionReport } from '../payment-provider.ts';
import {
  bedStart,
  newUser,
  sandboxAt,
  toolsAt,
  wantedMembership,
} from '../testing/membership-bed.ts';
import { confirmPayment } from './confirm-payment.ts';
import { openOrder } from './open-order.ts';
import { openPortal, preparePayment } from './payment-pages.ts';
import {
  findOrder,
  insertOpenOrder,
  setOrderState,
  type StoredOrder,
} from './payment-orders.store.ts';
import { startTrial } from './start-trial.ts';
import { testTokens } from './test-cards.rules.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const start = new Date(bedStart);
const after = (ms: number) => new Date(start.getTime() + ms);
const twoMinutes = 120_000;

function tools(given: Partial<PaymentProvider> = {}, time = start) {
  const provider = { ...sandboxAt(time.toISOString()), ...given };
  return toolsAt({ db: connection.db, time: time.toISOString(), provider });
}

function wanted(userId: string, given: Partial<StoredOrder> = {}): StoredOrder {
  return {
    userId,
    id: createRandomId(),
    attempt: 1,
    state: 'OPEN',
    provider: 'GENERIC',
    billingPeriod: 'YEARLY',
    currency: 'SEK',
    priceMinor: 109_900,
    trialDays: 7,
    claims: [],
    providerReference: null,
    createdAt: start,
    updatedAt: start,
    ...given,
  };
}

const stateOf = async ({ userId, id }: StoredOrder) =>
  (await findOrder({ db: connection.db, userId, id }))?.state;

test('a first form opens an order, and is the same order when it is sent again', async () => {
  const { userId } = await newUser(connection.db);
  const order = wanted(userId);
  expect(await openOrder({ tools: tools(), wanted: order })).toEqual(order);
  const again = { ...order, priceMinor: 1 };
  expect(await openOrder({ tools: tools(), wanted: again })).toEqual(order);
});

test('a form whose card was refused opens its order again, with what it says now', async () => {
  const { db } = connection;
  const { userId } = await newUser(db);
  const order = wanted(userId);
  await openOrder({ tools: tools(), wanted: order });
  await setOrderState({ db, order, state: 'REFUSED', now: start });
  const again = { ...order, billingPeriod: 'MONTHLY', priceMinor: 12_900 } as const;
  expect(await openOrder({ tools: tools(), wanted: again })).toEqual({ ...again, attempt: 2 });
  await setOrderState({ db, order, state: 'REFUSED', now: start });
  expect(await openOrder({ tools: tools(), wanted: again })).toMatchObject({ attempt: 3 });
  expect(await findOrder({ db, userId, id: order.id })).toMatchObject({
    state: 'OPEN',
    attempt: 3,
    billingPeriod: 'MONTHLY',
  });
});

test('a form that has bought something is used up', async () => {
  const { db } = connection;
  const { userId } = await newUser(db);
  const order = wanted(userId);
  await openOrder({ tools: tools(), wanted: order });
  await setOrderState({ db, order, state: 'DONE', now: start });
  expect(await openOrder({ tools: tools(), wanted: order })).toBe('used');
});

test('two sendings of a refused form at once are one more attempt', async () => {
  const { db } = connection;
  const { userId } = await newUser(db);
  const order = wanted(userId, { state: 'REFUSED' });
  await insertOpenOrder({ db, order });
  const again = { ...order, state: 'OPEN' } as const;
  const both = await Promise.all([
    openOrder({ tools: tools(), wanted: again }),
    openOrder({ tools: tools(), wanted: again }),
  ]);
  expect(both).toMatchObject([{ attempt: 2 }, { attempt: 2 }]);
});

test.each([
  ['a new form', 'OPEN'],
  ['a form that was refused', 'REFUSED'],
] as const)(
  '%s waits while another one is paid, and takes its place when that was given up',
  async (_which, state) => {
    const { db } = connection;
    const { userId } = await newUser(db);
    const order = wanted(userId);
    if (state === 'REFUSED') await insertOpenOrder({ db, order: { ...order, state } });
    const other = wanted(userId);
    await insertOpenOrder({ db, order: other });
    const early = tools({}, after(twoMinutes - 1));
    expect(await openOrder({ tools: early, wanted: order })).toBe('busy');
    expect(await stateOf(other)).toBe('OPEN');
    const late = tools({}, after(twoMinutes));
    expect(await openOrder({ tools: late, wanted: order })).toMatchObject({ id: order.id });
    expect([await stateOf(other), await stateOf(order)]).toEqual(['ABANDONED', 'OPEN']);
  },
);

function reportOf(userId: string, standing: Partial<Standing>): SubscriptionReport {
  const fact = { id: createRandomId(), occurredAt: start, rank: 0, standing };
  const providerReference = createRandomId();
  return { providerReference, userId, orderId: null, facts: [{ ...fact, kind: 'STANDING' }] };
}

const running = { status: 'ACTIVE', expireTime: addDays(start, 365), renews: true } as const;

test('an order that the company did begin keeps its place', async () => {
  const { db } = connection;
  const { userId } = await newUser(db);
  const other = wanted(userId);
  await insertOpenOrder({ db, order: other });
  const find: PaymentProvider['find'] = async () => reportOf(userId, running);
  const late = tools({ find }, after(twoMinutes));
  expect(await openOrder({ tools: late, wanted: wanted(userId) })).toBe('busy');
});

test('who pays again after a crash gets the membership that was begun, and nothing more', async () => {
  const { db } = connection;
  const user = await newUser(db);
  const other = wanted(user.userId);
  await insertOpenOrder({ db, order: other });
  const begin = vi.fn<PaymentProvider['start']>();
  const find: PaymentProvider['find'] = async () => reportOf(user.userId, running);
  const late = tools({ find, start: begin }, after(twoMinutes));
  expect(await startTrial(wantedMembership({ tools: late, user }))).toMatchObject({
    ok: true,
    value: { approvalUrl: null, membership: { userId: user.userId, status: 'ACTIVE' } },
  });
  expect(begin).not.toHaveBeenCalled();
});

test('who became a member in another window while a form was sent buys nothing', async () => {
  const { db } = connection;
  const user = await newUser(db);
  const begin = vi.fn<PaymentProvider['start']>();
  const quick = tools();
  const inspect: PaymentProvider['inspect'] = async () => {
    await settleSubscription({
      tools: quick,
      provider: 'GENERIC',
      report: reportOf(user.userId, running),
    });
    return { ok: true, fingerprint: null };
  };
  const form = wantedMembership({ tools: tools({ inspect, start: begin }), user });
  expect(await startTrial(form)).toMatchObject({ ok: true, value: { membership: running } });
  expect(begin).not.toHaveBeenCalled();
  expect(await findOrder({ db, userId: user.userId, id: form.requestKey })).toMatchObject({
    state: 'ABANDONED',
  });
});

/** A member of a company, who it knows by this name. */
async function memberOf(provider: 'GENERIC' | 'STRIPE', standing: Partial<Standing> = running) {
  const user = await newUser(connection.db);
  const report = reportOf(user.userId, { ...standing, customerReference: 'cus_maja' });
  await settleSubscription({ tools: tools(), provider, report });
  return { user, providerReference: report.providerReference };
}

test.each([
  ['the same company', 'GENERIC', 'cus_maja'],
  ['another company', 'STRIPE', null],
] as const)('a former member of %s is known there, or not', async (_which, company, known) => {
  const over = { ...running, status: 'EXPIRED' } as const;
  const { user } = await memberOf(company, over);
  const prepareFields = vi.fn<PaymentProvider['prepareFields']>(async () => ({
    clientSecret: 'seti_secret',
  }));
  expect(await preparePayment({ tools: tools({ prepareFields }), user })).toEqual({
    ok: true,
    value: 'seti_secret',
  });
  expect(prepareFields).toHaveBeenCalledWith({ ...user, customerReference: known });
  const sandbox = sandboxAt(bedStart);
  const begin = vi.fn<PaymentProvider['start']>((order) => sandbox.start(order));
  const form = wantedMembership({ tools: tools({ start: begin }), user });
  await startTrial(form);
  expect(begin).toHaveBeenCalledExactlyOnceWith({
    orderId: `${user.userId}:${form.requestKey}`,
    idempotencyKey: `${user.userId}:${form.requestKey}:1`,
    ...user,
    customerReference: known,
    billingPeriod: 'YEARLY',
    currency: 'SEK',
    priceMinor: 109_900,
    vatPercent: 6,
    trialDays: 0,
    paymentToken: testTokens.cardAccepted,
    returnUrl: 'https://yolk.example/back',
    cancelUrl: 'https://yolk.example/payment',
  });
});

test('without a company for cards no card can be prepared, and a wallet is told so', async () => {
  const user = await newUser(connection.db);
  const onlyWallets = tools({ methods: ['PAYPAL'] });
  expect(await preparePayment({ tools: onlyWallets, user })).toEqual({
    ok: false,
    reason: [{ path: [], code: 'payment.method-unavailable' }],
  });
  expect(await startTrial(wantedMembership({ tools: onlyWallets, user }))).toEqual({
    ok: false,
    reason: [{ path: ['method'], code: 'payment.method-unavailable' }],
  });
});

test('the pages for bills are asked for with the subscription, and lead back', async () => {
  const { user, providerReference } = await memberOf('GENERIC');
  const portalUrl = vi.fn<PaymentProvider['portalUrl']>(async () => 'https://pay.example/bills');
  const returnUrl = 'https://yolk.example/settings';
  const { userId } = user;
  expect(await openPortal({ tools: tools({ portalUrl }), userId, returnUrl })).toEqual({
    ok: true,
    value: 'https://pay.example/bills',
  });
  expect(portalUrl).toHaveBeenCalledWith(expect.objectContaining({ providerReference, returnUrl }));
  const stranger = await newUser(connection.db);
  expect(
    await openPortal({ tools: tools({ portalUrl }), userId: stranger.userId, returnUrl }),
  ).toEqual({ ok: false, reason: [{ path: [], code: 'membership.no-portal' }] });
});

test('a company with an approval page is waited for, and the order remembers what it began', async () => {
  const user = await newUser(connection.db);
  const report = reportOf(user.userId, { ...running, status: 'NEW' });
  const begin: PaymentProvider['start'] = async () => {
    return { ok: true, report, approvalUrl: 'https://pay.example/approve' };
  };
  const form = wantedMembership({ tools: tools({ start: begin }), user });
  expect(await startTrial(form)).toMatchObject({
    ok: true,
    value: { approvalUrl: 'https://pay.example/approve', membership: { status: 'NEW' } },
  });
  expect(
    await findOrder({ db: connection.db, userId: user.userId, id: form.requestKey }),
  ).toMatchObject({
    state: 'AWAITING_APPROVAL',
    providerReference: report.providerReference,
  });
});

test('a change that was approved at the company is there when the member comes back', async () => {
  const { user } = await memberOf('GENERIC', { ...running, billingPeriod: 'YEARLY' });
  const { userId } = user;
  const change = vi.fn<PaymentProvider['change']>(async (known) => ({
    ok: true,
    report: { ...reportOf(userId, {}), facts: [], providerReference: known.providerReference },
    approvalUrl: 'https://pay.example/approve',
  }));
  const requestKey = createRandomId();
  const form = wantedMembership({ tools: tools({ change }), user });
  const asked = await changeOffer({ ...form, userId, requestKey, billingPeriod: 'MONTHLY' });
  expect(asked).toMatchObject({
    ok: true,
    value: { approvalUrl: 'https://pay.example/approve', membership: { billingPeriod: 'YEARLY' } },
  });
  expect(change).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ userId }),
    {
      kind: 'offer',
      billingPeriod: 'MONTHLY',
      priceMinor: 1499,
      vatPercent: 0,
      returnUrl: 'https://yolk.example/back',
    },
    expect.stringMatching(new RegExp(`:offer:${requestKey}$`)),
  );
  const fact = {
    id: createRandomId(),
    occurredAt: after(1000),
    rank: 1,
    kind: 'STANDING',
    standing: { billingPeriod: 'MONTHLY' },
  } as const;
  const read: PaymentProvider['read'] = async ({ providerReference }) => {
    return { providerReference, userId: null, orderId: null, facts: [fact] };
  };
  const cardsOnly = tools({ read });
  expect(await confirmPayment({ tools: cardsOnly, userId })).toMatchObject({
    ok: true,
    value: { billingPeriod: 'YEARLY' },
  });
  const approving = tools({ read, fields: { kind: 'APPROVAL' } });
  expect(await confirmPayment({ tools: approving, userId })).toMatchObject({
    ok: true,
    value: { billingPeriod: 'MONTHLY', status: 'ACTIVE' },
  });
});

test('a membership that has ended is not asked about when somebody comes back', async () => {
  const { user } = await memberOf('GENERIC', { ...running, status: 'EXPIRED' });
  const read = vi.fn<PaymentProvider['read']>();
  const approving = tools({ read, fields: { kind: 'APPROVAL' } });
  expect(await confirmPayment({ tools: approving, userId: user.userId })).toEqual({
    ok: false,
    reason: [{ path: [], code: 'payment.not-approved' }],
  });
  expect(read).not.toHaveBeenCalled();
});

test('a second membership that was begun beside one is ended, and the first one is answered', async () => {
  const user = await newUser(connection.db);
  const later = tools({}, after(60_000));
  const begin: PaymentProvider['start'] = async () => {
    // Approved in another window, a moment before.
    const report = reportOf(user.userId, { ...running, priceMinor: 1 });
    await settleSubscription({ tools: tools(), provider: 'GENERIC', report });
    return { ok: true, report: reportOf(user.userId, running), approvalUrl: null };
  };
  const change = vi.fn<PaymentProvider['change']>(sandboxAt(after(60_000).toISOString()).change);
  const log = { warn: vi.fn<(detail: object, message: string) => void>() };
  const payments = tools({ start: begin, change }, after(60_000)).payments;
  const form = wantedMembership({ tools: { ...later, payments, log }, user });
  expect(await startTrial(form)).toMatchObject({
    ok: true,
    value: { approvalUrl: null, membership: { priceMinor: 1, status: 'ACTIVE' } },
  });
  const [[ended, how, key] = []] = change.mock.calls;
  expect(how).toEqual({ kind: 'cancel-now' });
  expect(key).toBe(`stop:${ended?.providerReference}`);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    {
      provider: 'GENERIC',
      providerReference: ended?.providerReference,
      stopReason: 'second-membership',
    },
    'a subscription must not go on',
  );
});
