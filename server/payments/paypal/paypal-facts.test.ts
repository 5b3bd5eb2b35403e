import { expect, test } from 'vitest';
import {
  customIdOf,
  endedAtOnce,
  paidFacts,
  readCustomId,
  reportOf,
  soldCurrency,
  standingOf,
} from './paypal-facts.ts';
import { subscriptionShape, transactionsShape } from './paypal-objects.ts';

const next = '2026-04-02T10:00:00Z';
const running = {
  id: 'I-1',
  status: 'ACTIVE',
  plan_id: 'P-1',
  custom_id: 'maja:key-1:USD_ES',
  subscriber: { payer_id: 'PAYER' },
  billing_info: {
    next_billing_time: next,
    cycle_executions: [
      { tenure_type: 'TRIAL', cycles_completed: 1 },
      { tenure_type: 'REGULAR', cycles_completed: 3 },
    ],
  },
};

function planned(changed: object = {}, currencyCode = 'USD') {
  const subscription = subscriptionShape.parse({ ...running, ...changed });
  const terms = { billingPeriod: 'MONTHLY', priceMinor: 900, currencyCode } as const;
  return { subscription, terms: terms as never };
}

const standing = (changed: object = {}) => standingOf(planned(changed));

test('a membership that runs is told with its price, its end and that it renews', () => {
  expect(standing()).toEqual({
    term: 'RECURRING',
    billingPeriod: 'MONTHLY',
    priceMinor: 900,
    currency: 'USD_ES',
    paymentMethod: 'PayPal',
    customerReference: 'PAYER',
    expireTime: new Date(next),
    status: 'ACTIVE',
    renews: true,
  });
});

test.each([
  ['APPROVAL_PENDING', { status: 'NEW' }],
  ['APPROVED', { status: 'NEW' }],
  ['SUSPENDED', { renews: false }],
  ['CANCELLED', { renews: false }],
  ['EXPIRED', { status: 'EXPIRED', renews: false }],
  ['SOMETHING_NEW', { status: 'UNKNOWN' }],
])('%s says %o', (status, said) => {
  const told = standing({ status });
  expect({ status: told.status, renews: told.renews }).toEqual({
    status: undefined,
    renews: undefined,
    ...said,
  });
  // The next charge of one that does not run says nothing of what is paid.
  expect(told).not.toHaveProperty('expireTime');
});

test('we pause what is cancelled, PayPal what is not paid', () => {
  const failed = (failed_payments_count: number) =>
    standing({ status: 'SUSPENDED', billing_info: { failed_payments_count } });
  expect(failed(0)).not.toHaveProperty('status');
  expect(failed(1)).toMatchObject({ status: 'EXPIRED', renews: false });
});

test('what nobody approved was never a membership', () => {
  expect(standing({ status: 'EXPIRED', billing_info: undefined }).status).toBe('INVALID');
});

test('only what we ended at once ends at once', () => {
  const at = '2026-03-05T08:00:00Z';
  const ended = { status: 'CANCELLED', status_update_time: at };
  expect(standing({ ...ended, status_change_note: endedAtOnce })).toMatchObject({
    status: 'CANCELLED',
    renews: false,
    expireTime: new Date(at),
  });
  expect(standing({ ...ended, status_change_note: 'No longer wanted' })).not.toHaveProperty(
    'status',
  );
});

test('a trial is one until the first charge, of a plan that has one', () => {
  const after = (...cycles: [string, number][]) =>
    standing({
      billing_info: {
        next_billing_time: next,
        cycle_executions: cycles.map(([tenure_type, cycles_completed]) => ({
          tenure_type,
          cycles_completed,
        })),
      },
    }).trialEndsAt;
  expect(after(['TRIAL', 0], ['REGULAR', 0])).toEqual(new Date(next));
  expect(after(['TRIAL', 1])).toEqual(new Date(next));
  expect(after(['TRIAL', 1], ['REGULAR', 1])).toBeUndefined();
  expect(after(['REGULAR', 0])).toBeUndefined();
});

test('what we told PayPal of an order is found there again', () => {
  const customId = customIdOf({ orderId: 'maja:key-1', currency: 'USD_ES' });
  expect(readCustomId(customId)).toEqual({
    userId: 'maja',
    orderId: 'maja:key-1',
    currency: 'USD_ES',
  });
  for (const other of [undefined, '', 'maja', 'maja:key-1', 'maja:key-1:EUR', 'another shop’s']) {
    expect(readCustomId(other)).toBeNull();
  }
  expect(soldCurrency(planned({ custom_id: 'x' }, 'SEK'))).toBe('SEK');
  expect(soldCurrency(planned({ custom_id: 'x' }))).toBe('USD');
});

test('a report names the member, the order and the wallet', () => {
  const { subscription } = planned();
  expect(reportOf({ subscription, facts: [] })).toEqual({
    providerReference: 'I-1',
    userId: 'maja',
    orderId: 'maja:key-1',
    fingerprint: 'PAYER',
    facts: [],
  });
  const unknown = planned({ custom_id: undefined, subscriber: undefined }).subscription;
  expect(reportOf({ subscription: unknown, facts: [] })).toMatchObject({
    userId: null,
    orderId: null,
    fingerprint: null,
  });
});

test('of what was charged counts what was paid, also where some of it went back', () => {
  const { transactions } = transactionsShape.parse({
    transactions: ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'PENDING', 'DECLINED'].map(
      (status) => ({
        id: status,
        status,
        time: next,
        amount_with_breakdown: { gross_amount: { currency_code: 'USD', value: '9.0' } },
      }),
    ),
  });
  const facts = paidFacts({ transactions, currency: 'USD_ES' });
  expect(facts.map(({ id }) => id)).toEqual([
    'transaction:COMPLETED',
    'transaction:PARTIALLY_REFUNDED',
    'transaction:REFUNDED',
  ]);
  expect(facts[0]).toMatchObject({
    occurredAt: new Date(next),
    payment: {
      reference: 'COMPLETED',
      state: 'PAID',
      amountMinor: 900,
      currency: 'USD_ES',
      buysPeriod: true,
    },
  });
});
