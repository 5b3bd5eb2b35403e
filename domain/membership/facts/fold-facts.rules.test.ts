import { expect, test } from 'vitest';
import { foldFacts } from './fold-facts.rules.ts';
import type { MembershipFact, Payment, Standing } from './membership-facts.rules.ts';

const started: Partial<Standing> = {
  status: 'ACTIVE',
  billingPeriod: 'MONTHLY',
  currency: 'SEK',
  priceMinor: 12_900,
  trialEndsAt: new Date('2026-03-08T08:00:00Z'),
  expireTime: new Date('2026-03-08T08:00:00Z'),
  paymentMethod: 'Visa 4242',
};

function standing(time: string, changed: Partial<Standing>, rank = 1): MembershipFact {
  return {
    id: `s ${time} ${rank}`,
    occurredAt: at(time),
    rank,
    kind: 'STANDING',
    standing: changed,
  };
}

function payment(time: string, given: Partial<Payment> = {}): MembershipFact {
  const paid = { state: 'PAID', amountMinor: 12_900, currency: 'SEK', buysPeriod: false } as const;
  const reference = `bill ${time}`;
  return {
    id: `p ${time}`,
    occurredAt: at(time),
    rank: 2,
    kind: 'PAYMENT',
    payment: { reference, ...paid, ...given },
  };
}

const at = (time: string) => new Date(`2026-${time}:00Z`);
const kindsOf = (facts: MembershipFact[]) => foldFacts(facts).history.map(({ kind }) => kind);

const life = [
  standing('03-01T08:00', started),
  standing('03-03T08:00', { renews: false }),
  standing('03-04T08:00', { renews: true }),
  payment('03-08T08:00'),
  standing('03-08T08:01', { expireTime: at('04-08T08:00') }),
  standing('03-09T08:00', { billingPeriod: 'YEARLY', priceMinor: 109_900 }),
  standing('03-10T08:00', { paymentMethod: 'Mastercard 4444' }),
  payment('04-08T08:00', { state: 'FAILED', amountMinor: 109_900 }),
  standing('04-10T08:00', { status: 'EXPIRED' }),
];

test('a life of a membership reads like one', () => {
  expect(kindsOf(life)).toEqual([
    'TRIAL_STARTED',
    'CANCELLED',
    'RESUMED',
    'PAID',
    'RENEWED',
    'OFFER_CHANGED',
    'PAYMENT_METHOD_CHANGED',
    'PAYMENT_FAILED',
    'ENDED',
  ]);
  expect(foldFacts(life).standing).toMatchObject({
    status: 'EXPIRED',
    billingPeriod: 'YEARLY',
    priceMinor: 109_900,
    renews: true,
    expireTime: at('04-08T08:00'),
  });
});

test('the order in which facts are known changes nothing, nor does knowing them twice', () => {
  expect(foldFacts([...life.toReversed(), ...life])).toEqual(foldFacts(life));
});

test('each bill is there once, with what became of it', () => {
  const refused = payment('03-08T08:00', { reference: 'bill', state: 'FAILED' });
  const paid = payment('03-09T08:00', { reference: 'bill' });
  expect(foldFacts([paid, standing('03-01T08:00', started), refused]).payments).toMatchObject([
    { reference: 'bill', state: 'PAID', at: at('03-09T08:00') },
  ]);
});

test.each([
  ['PAID', '04-09T08:00'],
  ['FAILED', '03-08T08:00'],
] as const)('a payment that buys the period and is %s leads to %s', (state, end) => {
  const facts = [
    standing('03-01T08:00', started),
    payment('03-09T08:00', { state, buysPeriod: true }),
  ];
  expect(foldFacts(facts).standing.expireTime).toEqual(at(end));
});

test('a delayed payment does not shorten what a later one bought', () => {
  const facts = [payment('03-09T08:00', { buysPeriod: true }), standing('03-01T08:00', started)];
  const longer = standing('03-02T08:00', { expireTime: at('06-01T08:00') });
  expect(foldFacts([...facts, longer]).standing.expireTime).toEqual(at('06-01T08:00'));
});

test('of one second, what ends a membership comes last', () => {
  const ended = standing('03-01T08:00', { status: 'CANCELLED' }, 3);
  expect(foldFacts([ended, standing('03-01T08:00', started, 0)]).standing.status).toBe('CANCELLED');
});

test('two standings of one moment are doubtful, unless they say the same', () => {
  const cancelled = { ...standing('03-03T08:00', { renews: false }), id: 'a' };
  const resumed = { ...standing('03-03T08:00', { renews: true }), id: 'b' };
  const first = standing('03-01T08:00', started);
  expect(foldFacts([first, cancelled, resumed]).isAmbiguous).toBe(true);
  expect(foldFacts([first, cancelled, { ...cancelled, id: 'c' }]).isAmbiguous).toBe(false);
  expect(foldFacts([first, resumed]).isAmbiguous).toBe(false);
});

test('without facts there is nothing to say', () => {
  expect(() => foldFacts([])).toThrow('without facts');
});

test('time that a company gives while it cannot charge is no renewal', () => {
  const grace = { ...standing('04-08T08:00', { expireTime: at('04-24T08:00') }), isGrace: true };
  const facts = [standing('03-01T08:00', started), grace];
  expect(kindsOf(facts)).toEqual(['TRIAL_STARTED']);
  expect(foldFacts(facts).standing.expireTime).toEqual(at('04-24T08:00'));
});

test('the newest bill comes first', () => {
  const facts = [payment('03-08T08:00'), payment('05-08T08:00'), payment('04-08T08:00')];
  expect(foldFacts(facts).payments.map(({ reference }) => reference)).toEqual([
    'bill 05-08T08:00',
    'bill 04-08T08:00',
    'bill 03-08T08:00',
  ]);
});

test('what a company says of a bill again is told once', () => {
  const facts = [
    standing('03-01T08:00', started),
    payment('03-08T08:00', { reference: 'bill' }),
    payment('03-08T09:00', { reference: 'bill' }),
  ];
  expect(kindsOf(facts)).toEqual(['TRIAL_STARTED', 'PAID']);
  expect(foldFacts(facts).payments).toMatchObject([{ at: at('03-08T08:00') }]);
});

test('of two standings of one moment the same one counts, whichever came first', () => {
  const cancelled = { ...standing('03-03T08:00', { renews: false }), id: 'a' };
  const resumed = { ...standing('03-03T08:00', { renews: true }), id: 'b' };
  const first = standing('03-01T08:00', started);
  for (const facts of [
    [first, cancelled, resumed],
    [first, resumed, cancelled],
    [resumed, cancelled, first],
  ]) {
    expect(foldFacts(facts).standing.renews).toBe(true);
    expect(kindsOf(facts)).toEqual(['TRIAL_STARTED', 'CANCELLED', 'RESUMED']);
  }
});

test.each<[string, MembershipFact, boolean]>([
  ['a minute later', standing('03-03T08:01', { renews: true }), false],
  ['later in the same second', standing('03-03T08:00', { renews: true }, 2), false],
  ['of something else', { ...standing('03-03T08:00', { priceMinor: 1 }), id: 'z' }, false],
  [
    'in part of the same',
    { ...standing('03-03T08:00', { status: 'ACTIVE', renews: true }), id: 'z' },
    true,
  ],
])('a standing %s is doubtful or not', (_what, second, isDoubtful) => {
  const first = standing('03-03T08:00', { status: 'ACTIVE', renews: false });
  expect(foldFacts([first, second]).isAmbiguous).toBe(isDoubtful);
  // A bill of the same time says nothing about it.
  expect(foldFacts([first, second, payment('03-03T08:01')]).isAmbiguous).toBe(isDoubtful);
});

test('only bills, and nothing is doubtful', () => {
  expect(foldFacts([payment('03-08T08:00'), payment('03-08T08:00')]).isAmbiguous).toBe(false);
});

test('a membership without a trial is started, and one that never ran does not end', () => {
  expect(kindsOf([standing('03-01T08:00', { ...started, trialEndsAt: null })])).toEqual([
    'STARTED',
  ]);
  expect(kindsOf([standing('03-01T08:00', { status: 'INVALID' })])).toEqual([]);
  const over = [
    standing('03-01T08:00', { status: 'INVALID' }),
    standing('03-02T08:00', { status: 'INVALID', renews: false }),
  ];
  expect(kindsOf(over)).toEqual([]);
});

test('the first card that a company names is no other card', () => {
  const facts = [
    standing('03-01T08:00', { ...started, paymentMethod: null }),
    standing('03-02T08:00', { paymentMethod: 'Visa 4242' }),
  ];
  expect(kindsOf(facts)).toEqual(['TRIAL_STARTED']);
});

test('what else happens while a company cannot charge is told', () => {
  const end = { expireTime: at('04-24T08:00'), renews: false };
  const grace = { ...standing('04-08T08:00', end), isGrace: true };
  expect(kindsOf([standing('03-01T08:00', started), grace])).toEqual([
    'TRIAL_STARTED',
    'CANCELLED',
  ]);
});
