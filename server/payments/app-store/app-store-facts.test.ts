import { expect, test } from 'vitest';
import { reportOfNews, type AppStoreNews } from './app-store-facts.ts';

const ms = (day: string) => Date.parse(`${day}T08:00:00Z`);

const transaction = {
  type: 'Auto-Renewable Subscription',
  originalTransactionId: 'o1',
  transactionId: 't2',
  productId: 'monthly',
  signedDate: ms('2026-03-02'),
  expiresDate: ms('2026-04-02'),
  price: 129_000,
  currency: 'SEK',
} as const;
const renewal = {
  autoRenewStatus: 1,
  autoRenewProductId: 'monthly',
  renewalDate: ms('2026-04-02'),
  renewalPrice: 129_000,
  currency: 'SEK',
  signedDate: ms('2026-03-02'),
} as const;

interface Told {
  type?: string;
  status?: number | null;
  transaction?: object | null;
  renewal?: object | null;
}

function report(told: Told = {}) {
  const { type = 'DID_RENEW', status = 1 } = told;
  const news = {
    id: 'n1',
    type,
    status,
    signedAt: new Date(ms('2026-03-02')),
    transaction: told.transaction === null ? null : { ...transaction, ...told.transaction },
    renewal: told.renewal === null ? null : { ...renewal, ...told.renewal },
  };
  return reportOfNews({ news: news as unknown as AppStoreNews, yearlyProducts: ['yearly'] });
}

const factsOf = (told: Told) => report(told)?.facts ?? [];
const standingFactOf = (told: Told) => factsOf(told).find(({ kind }) => kind === 'STANDING');

function standing(told: Told = {}) {
  const fact = standingFactOf(told);
  return fact?.kind === 'STANDING' ? fact.standing : null;
}

function payments(told: Told) {
  return factsOf(told).flatMap((fact) =>
    fact.kind === 'PAYMENT' ? [[fact.id, fact.payment]] : [],
  );
}

test('a month that is paid for is told with its price, its end and that it renews', () => {
  expect(report()).toMatchObject({ providerReference: 'o1', userId: null, orderId: null });
  expect(standing()).toEqual({
    status: 'ACTIVE',
    term: 'RECURRING',
    billingPeriod: 'MONTHLY',
    priceMinor: 12_900,
    currency: 'SEK',
    trialEndsAt: null,
    expireTime: new Date(ms('2026-04-02')),
    renews: true,
  });
  expect(payments({})).toEqual([
    [
      'n1:paid',
      { reference: 't2', state: 'PAID', amountMinor: 12_900, currency: 'SEK', buysPeriod: false },
    ],
  ]);
});

test.each([
  [1, undefined, 'ACTIVE'],
  [2, 1, 'CANCELLED'],
  [2, 3, 'CANCELLED'],
  [2, 2, 'EXPIRED'],
  [2, undefined, 'EXPIRED'],
  [3, undefined, 'EXPIRED'],
  [4, undefined, 'ACTIVE'],
  [5, undefined, 'CANCELLED'],
  [9, undefined, 'UNKNOWN'],
])('status %s for the reason %s is %s', (status, expirationIntent, expected) => {
  expect(standing({ status, renewal: { expirationIntent } })?.status).toBe(expected);
});

test('what is about no subscription of ours is about nothing', () => {
  expect(report({ transaction: null })).toBeNull();
  expect(report({ transaction: { originalTransactionId: undefined } })).toBeNull();
  expect(report({ transaction: { type: 'Consumable' } })).toBeNull();
  // A request for usage has no status: nothing is said of how the subscription stands.
  expect(standing({ status: null })).toBeNull();
});

test('an app names the member, in whichever letters, at the purchase or at its renewal', () => {
  expect(report({ transaction: { appAccountToken: 'ABC-1' } })?.userId).toBe('abc-1');
  expect(report({ renewal: { appAccountToken: 'abc-2' } })?.userId).toBe('abc-2');
  const both = { transaction: { appAccountToken: 'abc-1' }, renewal: { appAccountToken: 'abc-2' } };
  expect(report(both)?.userId).toBe('abc-1');
});

test('an old message in a new envelope is as old as it is', () => {
  const occurredAt = (told: Told) => standingFactOf(told)?.occurredAt;
  const old = new Date(ms('2026-02-01'));
  expect(occurredAt({ transaction: { signedDate: ms('2026-02-01') } })).toEqual(old);
  expect(occurredAt({ renewal: { signedDate: ms('2026-02-01') } })).toEqual(old);
  expect(occurredAt({ transaction: { signedDate: ms('2026-09-01') } })).toEqual(
    new Date(ms('2026-03-02')),
  );
});

test.each([
  ['SUBSCRIBED', 0],
  ['DID_RENEW', 1],
  ['EXPIRED', 3],
  ['GRACE_PERIOD_EXPIRED', 3],
  ['REFUND', 3],
  ['REVOKE', 3],
])('of one moment, %s has the place %s', (type, rank) => {
  expect(standingFactOf({ type })?.rank).toBe(rank);
});

test('days of grace are told as such, and last until Apple says', () => {
  const gracePeriodExpiresDate = ms('2026-04-18');
  const told = { status: 4, renewal: { gracePeriodExpiresDate } };
  expect(standingFactOf(told)).toMatchObject({ isGrace: true });
  expect(standing(told)?.expireTime).toEqual(new Date(gracePeriodExpiresDate));
  expect(standing({ status: 4 })?.expireTime).toEqual(new Date(ms('2026-04-02')));
  // Outside of them an old end of grace says nothing.
  expect(standing({ renewal: { gracePeriodExpiresDate } })?.expireTime).toEqual(
    new Date(ms('2026-04-02')),
  );
  expect(standingFactOf({ status: 3 })).not.toHaveProperty('isGrace');
});

test('what was revoked ends when it was, and renews no more', () => {
  const revocationDate = ms('2026-03-01');
  expect(standing({ status: 5, transaction: { revocationDate } })).toMatchObject({
    expireTime: new Date(revocationDate),
    renews: false,
  });
  expect(standing({ status: 5 })?.expireTime).toEqual(new Date(ms('2026-03-02')));
});

test('the next product and the next charge count, not those of the purchase that is told of', () => {
  const renewalDate = ms('2027-03-02');
  expect(
    standing({ renewal: { autoRenewProductId: 'yearly', renewalDate, renewalPrice: 1_099_000 } }),
  ).toMatchObject({
    billingPeriod: 'YEARLY',
    priceMinor: 109_900,
    expireTime: new Date(renewalDate),
  });
  expect(standing({ renewal: null })).toMatchObject({ priceMinor: 12_900, renews: false });
  const { priceMinor, ...without } = {
    priceMinor: 0,
    ...standing({ renewal: null, transaction: { price: 0 } }),
  };
  expect([priceMinor, 'currency' in without]).toEqual([0, false]);
});

test('a free trial is told with its end, and costs nothing', () => {
  const trial = { transaction: { offerDiscountType: 'FREE_TRIAL' } };
  expect(standing(trial)?.trialEndsAt).toEqual(new Date(ms('2026-04-02')));
  expect(payments(trial)).toEqual([]);
});

test('what was paid back is told, as much of it as was', () => {
  const revocationDate = ms('2026-03-01');
  const refunded = (revocationPercentage?: number) =>
    payments({ type: 'REFUND', transaction: { revocationDate, revocationPercentage } });
  expect(refunded()).toMatchObject([['n1:refunded', { state: 'REFUNDED', amountMinor: 12_900 }]]);
  expect(refunded(50_000)).toMatchObject([['n1:refunded', { amountMinor: 6_450 }]]);
});

test('a share of a family’s purchase is nobody’s money here', () => {
  const shared = { inAppOwnershipType: 'FAMILY_SHARED' };
  expect(payments({ transaction: shared })).toEqual([]);
  expect(payments({ transaction: { ...shared, revocationDate: ms('2026-03-01') } })).toEqual([]);
});

test('a charge that failed is the next one, over what that would have been', () => {
  const failed = payments({
    type: 'DID_FAIL_TO_RENEW',
    status: 3,
    renewal: { renewalPrice: 149_000 },
  });
  expect(failed).toContainEqual([
    'n1:failed',
    {
      reference: 't2:renewal',
      state: 'FAILED',
      amountMinor: 14_900,
      currency: 'SEK',
      buysPeriod: false,
    },
  ]);
  const unknown = payments({ type: 'DID_FAIL_TO_RENEW', renewal: { renewalPrice: undefined } });
  expect(unknown.map(([id]) => id)).toEqual(['n1:paid']);
});

test('money of a country where nothing is sold is not counted as ours', () => {
  const told = { transaction: { currency: 'EUR' }, renewal: { currency: 'EUR' } };
  expect(payments(told)).toEqual([]);
  expect(standing(told)).toMatchObject({ priceMinor: 0 });
  expect(standing(told)).not.toHaveProperty('currency');
});
