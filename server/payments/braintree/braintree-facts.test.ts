import { expect, test } from 'vitest';
import { createRandomId } from '../../../lib/ids.ts';
import { notificationShape, reportOf } from './braintree-facts.ts';

const charged = 'subscription_charged_successfully';
const canceled = 'subscription_canceled';

const transaction = {
  id: 't1',
  amount: '129.00',
  currencyIsoCode: 'SEK',
  customer: { id: 'not one of ours' },
};

const subscription = {
  id: 'sub1',
  price: '129.00',
  trialPeriod: false,
  firstBillingDate: '2026-02-02',
  paidThroughDate: '2026-04-01',
  billingPeriodStartDate: '2026-03-02',
  billingPeriodEndDate: '2026-04-01',
  transactions: [transaction],
};

function report(kind = charged, changed: object = {}) {
  const told = {
    kind,
    timestamp: '2026-03-02T08:00:00Z',
    subscription: { ...subscription, ...changed },
  };
  return reportOf(notificationShape.parse(told));
}

function standing(kind = charged, changed: object = {}) {
  const [fact] = report(kind, changed)?.facts ?? [];
  return fact?.kind === 'STANDING' ? fact.standing : null;
}

test('a month that was charged for is told with its price and the end of its last day', () => {
  expect(report()).toMatchObject({ providerReference: 'sub1', userId: null, orderId: null });
  expect(standing()).toEqual({
    term: 'RECURRING',
    priceMinor: 12_900,
    currency: 'SEK',
    billingPeriod: 'MONTHLY',
    renews: true,
    status: 'ACTIVE',
    expireTime: new Date('2026-04-02'),
  });
  expect(report()?.facts[1]).toMatchObject({
    id: `${charged}:t1`,
    kind: 'PAYMENT',
    payment: { reference: 't1', state: 'PAID', amountMinor: 12_900, buysPeriod: false },
  });
});

test.each([
  ['subscription_trial_ended', 0],
  ['subscription_went_active', 1],
  ['subscription_went_past_due', 1],
  ['subscription_charged_unsuccessfully', 2],
  [charged, 2],
  ['subscription_billing_skipped', 2],
  [canceled, 3],
  ['subscription_expired', 3],
])('of one second, %s has the place %s', (kind, rank) => {
  expect(report(kind)?.facts[0]?.rank).toBe(rank);
});

test('what is about no subscription, or of a kind we do not know, is about nothing', () => {
  expect(report('disbursement')).toBeNull();
  const timestamp = '2026-03-02T08:00:00Z';
  expect(reportOf(notificationShape.parse({ kind: charged, timestamp }))).toBeNull();
});

test('it belongs to whoever has their id as a customer, else as a subscription', () => {
  const [maja, ola] = [createRandomId(), createRandomId()];
  const byCustomer = { transactions: [{ ...transaction, customer: { id: maja } }] };
  expect(report(charged, { ...byCustomer, id: ola })?.userId).toBe(maja);
  expect(report(charged, { id: ola })?.userId).toBe(ola);
  expect(report(charged, { id: ola, transactions: null })?.userId).toBe(ola);
});

test('what is cancelled stays open for what is paid, and no longer', () => {
  expect(standing(canceled)).toMatchObject({ renews: false, status: 'ACTIVE' });
  expect(standing(canceled, { paidThroughDate: '2026-02-28' })).toMatchObject({
    renews: false,
    status: 'CANCELLED',
  });
  // The first of March is paid for to its end, which was before.
  expect(standing(canceled, { paidThroughDate: '2026-03-01' })?.status).toBe('CANCELLED');
  expect(standing(canceled, { paidThroughDate: '2026-03-02' })?.status).toBe('ACTIVE');
  const never = { paidThroughDate: null, firstBillingDate: null };
  expect(standing(canceled, never)).toMatchObject({ status: 'CANCELLED' });
  expect(standing(canceled, never)).not.toHaveProperty('expireTime');
});

test('a day that is paid for is over with its last moment', () => {
  const endedAt = (timestamp: string) => {
    const paid = { ...subscription, paidThroughDate: '2026-03-01' };
    const told = { kind: canceled, timestamp, subscription: paid };
    const [fact] = reportOf(notificationShape.parse(told))?.facts ?? [];
    return fact?.kind === 'STANDING' ? fact.standing.status : null;
  };
  expect(endedAt('2026-03-01T23:59:59Z')).toBe('ACTIVE');
  expect(endedAt('2026-03-02T00:00:00Z')).toBe('CANCELLED');
});

test('what has expired is over and renews no more', () => {
  expect(standing('subscription_expired')).toMatchObject({ status: 'EXPIRED', renews: false });
});

test('a trial lasts to the day of the first charge, and is none without one', () => {
  const trial = { trialPeriod: true, paidThroughDate: null, firstBillingDate: '2026-03-09' };
  const end = new Date('2026-03-09');
  expect(standing('subscription_went_active', trial)).toMatchObject({
    trialEndsAt: end,
    expireTime: end,
  });
  const paying = { ...trial, trialPeriod: false };
  expect(standing('subscription_went_active', paying)).not.toHaveProperty('trialEndsAt');
  expect(standing('subscription_went_active', paying)).not.toHaveProperty('expireTime');
});

test('a price without its currency is none, and a period without its days is neither', () => {
  const bare = standing('subscription_went_active', {
    transactions: [],
    billingPeriodEndDate: null,
  });
  for (const name of ['priceMinor', 'currency', 'billingPeriod'])
    expect(bare).not.toHaveProperty(name);
  const year = { billingPeriodEndDate: '2027-03-01' };
  expect(standing(charged, year)?.billingPeriod).toBe('YEARLY');
  expect(standing(charged, { billingPeriodEndDate: '2026-05-01' })?.billingPeriod).toBe('MONTHLY');
});

test('a charge that failed is told as that; other news are no money at all', () => {
  expect(report('subscription_charged_unsuccessfully')?.facts[1]).toMatchObject({
    id: 'subscription_charged_unsuccessfully:t1',
    payment: { state: 'FAILED', amountMinor: 12_900 },
  });
  expect(report('subscription_went_active')?.facts).toHaveLength(1);
  expect(report(charged, { transactions: [] })?.facts).toHaveLength(1);
  const euros = [{ ...transaction, currencyIsoCode: 'EUR' }];
  expect(report(charged, { transactions: euros })?.facts).toHaveLength(1);
});
