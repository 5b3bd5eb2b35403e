import { expect, test } from 'vitest';
import { ownerOf, reportOfPurchase } from './google-play-facts.ts';
import type { PlayLineItem, PlayPurchase } from './play-api.ts';

const at = new Date('2026-03-02T08:00:00Z');

const yearly: PlayLineItem = {
  expiryTime: '2027-03-02T08:00:00Z',
  autoRenewingPlan: {
    autoRenewEnabled: true,
    recurringPrice: { currencyCode: 'SEK', units: '1099', nanos: 500_000_000 },
  },
  offerDetails: { basePlanId: 'yearly' },
};

function purchase(changed: Partial<PlayPurchase> = {}): PlayPurchase {
  return { subscriptionState: 'SUBSCRIPTION_STATE_ACTIVE', lineItems: [yearly], ...changed };
}

function report(changed: Partial<PlayPurchase> = {}) {
  return reportOfPurchase({
    id: 'm1',
    rank: 1,
    providerReference: 'token-1',
    answer: { purchase: purchase(changed), at },
    yearlyPlans: ['yearly'],
  });
}

function standing(changed: Partial<PlayPurchase> = {}) {
  const [fact] = report(changed).facts;
  if (fact?.kind !== 'STANDING') throw new Error('no standing');
  return fact.standing;
}

test('a year that runs is told with its price, its end and that it renews', () => {
  expect(report()).toMatchObject({
    providerReference: 'token-1',
    userId: null,
    orderId: null,
    facts: [{ id: 'm1', occurredAt: at, rank: 1, kind: 'STANDING' }],
  });
  expect(standing()).toEqual({
    status: 'ACTIVE',
    term: 'RECURRING',
    billingPeriod: 'YEARLY',
    priceMinor: 109_950,
    currency: 'SEK',
    trialEndsAt: null,
    expireTime: new Date('2027-03-02T08:00:00Z'),
    renews: true,
  });
});

test.each([
  ['SUBSCRIPTION_STATE_PENDING', 'NEW'],
  ['SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED', 'INVALID'],
  ['SUBSCRIPTION_STATE_CANCELED', 'ACTIVE'],
  ['SUBSCRIPTION_STATE_IN_GRACE_PERIOD', 'ACTIVE'],
  ['SUBSCRIPTION_STATE_ON_HOLD', 'EXPIRED'],
  ['SUBSCRIPTION_STATE_PAUSED', 'EXPIRED'],
  ['SUBSCRIPTION_STATE_EXPIRED', 'CANCELLED'],
  ['SUBSCRIPTION_STATE_OF_LATER', 'UNKNOWN'],
])('what Google calls %s is %s here', (subscriptionState, status) => {
  expect(standing({ subscriptionState }).status).toBe(status);
});

test('what Google itself ended, for want of money, has expired', () => {
  const subscriptionState = 'SUBSCRIPTION_STATE_EXPIRED';
  const canceledStateContext = { systemInitiatedCancellation: {} };
  expect(standing({ subscriptionState, canceledStateContext }).status).toBe('EXPIRED');
});

test('days of grace are told as such, and no other state is', () => {
  const isGrace = (subscriptionState: string) =>
    report({ subscriptionState }).facts.some((fact) => 'isGrace' in fact && fact.isGrace);
  expect(isGrace('SUBSCRIPTION_STATE_IN_GRACE_PERIOD')).toBe(true);
  expect(isGrace('SUBSCRIPTION_STATE_ON_HOLD')).toBe(false);
});

test('of several offers in one purchase the one that lasts longest counts', () => {
  const monthly = { expiryTime: '2026-04-02T08:00:00Z', offerDetails: { basePlanId: 'monthly' } };
  for (const lineItems of [
    [yearly, monthly],
    [monthly, yearly],
    [{}, yearly, monthly],
  ]) {
    expect(standing({ lineItems })).toMatchObject({ billingPeriod: 'YEARLY', renews: true });
  }
  expect(standing({ lineItems: [monthly] })).toMatchObject({
    billingPeriod: 'MONTHLY',
    renews: false,
  });
});

test('a trial ends with the time that is free, and nothing else is one', () => {
  const lineItems = [{ ...yearly, offerPhase: { freeTrial: {} } }];
  expect(standing({ lineItems }).trialEndsAt).toEqual(new Date('2027-03-02T08:00:00Z'));
});

test('what says nothing of its end gives no time, and what is not sold here names no price', () => {
  expect(standing({ lineItems: [] })).toMatchObject({
    expireTime: at,
    priceMinor: 0,
    renews: false,
  });
  const euros = {
    ...yearly,
    autoRenewingPlan: { recurringPrice: { currencyCode: 'EUR', units: '9' } },
  };
  expect(standing({ lineItems: [euros] })).toMatchObject({ priceMinor: 0 });
  expect(standing({ lineItems: [euros] })).not.toHaveProperty('currency');
});

test('a purchase belongs to who is named with it, else to who had the one before', () => {
  const named = { obfuscatedExternalAccountId: 'maja' };
  const before = { expiredExternalAccountIdentifiers: { obfuscatedExternalAccountId: 'ola' } };
  expect(ownerOf(purchase({ externalAccountIdentifiers: named }))).toBe('maja');
  expect(ownerOf(purchase({ outOfAppPurchaseContext: before }))).toBe('ola');
  const both = { externalAccountIdentifiers: named, outOfAppPurchaseContext: before };
  expect(ownerOf(purchase(both))).toBe('maja');
  expect(ownerOf(purchase())).toBeNull();
});
