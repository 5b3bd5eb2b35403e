import { expect, test } from 'vitest';
import { sandboxRenewals } from './sandbox-renewals.ts';

const subscription = {
  userId: 'maja',
  providerReference: 'sandbox_1',
  customerReference: null,
  currency: 'SEK',
  billingPeriod: 'MONTHLY',
  priceMinor: 14_900,
  expireTime: new Date('2026-01-31T08:00:00Z'),
  renews: true,
} as const;

const renewed = (now: string, changed: Partial<typeof subscription | { renews: false }> = {}) =>
  sandboxRenewals({ subscription: { ...subscription, ...changed }, now: new Date(now) });

test('nothing is charged before the trial or the period has ended', () => {
  expect(renewed('2026-01-31T07:59:59Z')).toEqual([]);
});

test('nothing is charged to who has cancelled', () => {
  expect(renewed('2026-06-01T00:00:00Z', { renews: false })).toEqual([]);
});

test('every period that has begun is paid for, at the moment the last one ended', () => {
  const facts = renewed('2026-03-05T00:00:00Z');
  expect(facts.map(({ id, occurredAt }) => [id, occurredAt.toISOString()])).toEqual([
    ['sandbox_1_2026-01-31:renewed', '2026-01-31T08:00:00.000Z'],
    ['sandbox_1_2026-01-31', '2026-01-31T08:00:00.000Z'],
    ['sandbox_1_2026-02-28:renewed', '2026-02-28T08:00:00.000Z'],
    ['sandbox_1_2026-02-28', '2026-02-28T08:00:00.000Z'],
  ]);
  expect(facts.at(-2)).toMatchObject({
    standing: { expireTime: new Date('2026-03-28T08:00:00Z') },
  });
  expect(facts.at(-1)).toMatchObject({
    payment: { state: 'PAID', amountMinor: 14_900, currency: 'SEK' },
  });
});

test('a period that ends this moment is charged for at once, and moves no end by itself', () => {
  const [standing, paid] = renewed('2026-01-31T08:00:00Z');
  expect(standing).toMatchObject({ standing: { expireTime: new Date('2026-02-28T08:00:00Z') } });
  // What is paid for is told beside it: counted twice, a member would have two months for one.
  expect(paid).toMatchObject({ payment: { buysPeriod: false } });
});
