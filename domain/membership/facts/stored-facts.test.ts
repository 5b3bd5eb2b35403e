import { expect, test } from 'vitest';
import type { MembershipFact } from './membership-facts.rules.ts';
import { factOfStored, storedFact } from './stored-facts.ts';

const occurredAt = new Date('2026-03-02T08:00:00Z');
const time = { id: 'fact', occurredAt, rank: 2 };

test.each<[string, MembershipFact]>([
  [
    'a standing with its times',
    {
      ...time,
      kind: 'STANDING',
      isGrace: true,
      standing: {
        status: 'ACTIVE',
        trialEndsAt: new Date('2026-03-09T08:00:00Z'),
        expireTime: new Date('2026-03-10T08:00:00Z'),
        renews: false,
      },
    },
  ],
  ['a standing that names no times', { ...time, kind: 'STANDING', standing: { renews: true } }],
  [
    'a standing whose trial is over',
    { ...time, kind: 'STANDING', standing: { trialEndsAt: null, expireTime: occurredAt } },
  ],
  [
    'a bill',
    {
      ...time,
      kind: 'PAYMENT',
      payment: {
        reference: 'bill',
        state: 'PAID',
        amountMinor: 1499,
        currency: 'USD',
        buysPeriod: true,
      },
    },
  ],
])('%s comes back from the database as it was', (_what, fact) => {
  const kept: unknown = JSON.parse(JSON.stringify(storedFact(fact)));
  expect(factOfStored(kept)).toEqual(fact);
});
