import { expect, test } from 'vitest';
import { addDays } from '../../lib/clock.ts';
import {
  currentStatus,
  endOfAccess,
  isOnTrial,
  isPremium,
  nextChargeAt,
} from './entitlement.rules.ts';
import { subscriptionStatuses } from './offers/offers.rules.ts';

const now = new Date('2026-03-02T08:00:00Z');
const later = new Date('2026-03-02T08:00:01Z');
const earlier = new Date('2026-03-02T07:59:59Z');
const fourDaysEarlier = new Date('2026-02-26T08:00:00Z');

const sandbox = { provider: 'GENERIC', renews: true } as const;
const stripe = { provider: 'STRIPE', renews: true } as const;

test.each(subscriptionStatuses)(
  '%s opens premium content only when it is ACTIVE and runs',
  (status) => {
    const isActive = status === 'ACTIVE';
    const opens = (expireTime: Date) =>
      isPremium({ membership: { ...sandbox, status, expireTime }, now });
    expect([opens(later), opens(now), opens(earlier)]).toEqual([isActive, false, false]);
  },
);

test('who has no subscription is not a premium member', () => {
  expect(isPremium({ membership: null, now })).toBe(false);
});

test.each([
  ['a cancelled one keeps access until its end', stripe, later, false, 'ACTIVE'],
  ['a cancelled one has no days of grace', stripe, now, false, 'CANCELLED'],
  ['a renewing one waits for the company', stripe, earlier, true, 'ACTIVE'],
  ['a renewing one does not wait for ever', stripe, fourDaysEarlier, true, 'EXPIRED'],
  ['the sandbox charges nothing, so nothing is waited for', sandbox, now, true, 'EXPIRED'],
] as const)('of active subscriptions, %s', (_case, base, expireTime, renews, status) => {
  expect(
    currentStatus({ membership: { ...base, status: 'ACTIVE', expireTime, renews }, now }),
  ).toBe(status);
});

test('a subscription that is over keeps the status it was given', () => {
  const statuses = (['CANCELLED', 'INVALID', 'NEW'] as const).map((status) =>
    currentStatus({ membership: { ...stripe, status, expireTime: fourDaysEarlier }, now }),
  );
  expect(statuses).toEqual(['CANCELLED', 'INVALID', 'NEW']);
});

test.each([
  ['before its end', 'ACTIVE', later, true],
  ['at its end', 'ACTIVE', now, false],
  ['that never was', 'ACTIVE', null, false],
  ['of a membership that was taken back', 'INVALID', later, false],
] as const)('a trial %s is one, or not', (_case, status, trialEndsAt, expected) => {
  const membership = { ...stripe, status, expireTime: later, trialEndsAt };
  expect(isOnTrial({ membership, now })).toBe(expected);
});

test('the next charge is at the end of what is paid, and none comes after a cancellation', () => {
  const running = { ...stripe, status: 'ACTIVE', expireTime: later } as const;
  expect(nextChargeAt({ membership: running, now })).toEqual(later);
  expect(nextChargeAt({ membership: { ...running, renews: false }, now })).toBeNull();
  expect(nextChargeAt({ membership: { ...running, status: 'EXPIRED' }, now })).toBeNull();
});

test.each([
  ['APPSTORE', 1],
  ['BRAINTREE', 3],
  ['GENERIC', 0],
  ['GOOGLE_PLAY', 1],
  ['PAYPAL', 3],
  ['STRIPE', 3],
  ['UNKNOWN', 0],
] as const)('%s has %i days to charge, and none once it is cancelled', (provider, days) => {
  const membership = { status: 'ACTIVE', expireTime: now, renews: true, provider } as const;
  expect(endOfAccess(membership)).toEqual(addDays(now, days));
  expect(endOfAccess({ ...membership, renews: false })).toEqual(now);
});
