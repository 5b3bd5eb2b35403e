import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import {
  answeredFacts,
  cardLabel,
  currencyOf,
  paymentOf,
  reportOf,
  standingOf,
} from './stripe-facts.ts';
import { answered, reachable, refusalOf } from './stripe-errors.ts';
import { priceData } from './stripe-price.ts';

const at = (day: string) => new Date(`${day}T08:00:00Z`);
const seconds = (day: string) => at(day).getTime() / 1000;

/** As Stripe tells of a monthly membership in kronor that is paid until April. */
function subscription(changed: object = {}): Stripe.Subscription {
  return {
    id: 'sub_1',
    status: 'active',
    start_date: seconds('2026-03-01'),
    ended_at: null,
    cancel_at: null,
    cancel_at_period_end: false,
    cancellation_details: null,
    currency: 'sek',
    customer: 'cus_1',
    default_payment_method: null,
    latest_invoice: null,
    metadata: { userId: 'maja', orderId: 'maja:1', currency: 'SEK', trialDays: '0' },
    items: {
      data: [
        {
          current_period_start: seconds('2026-03-01'),
          current_period_end: seconds('2026-04-01'),
          price: { unit_amount: 12_900, recurring: { interval: 'month' } },
        },
      ],
    },
    ...changed,
  } as unknown as Stripe.Subscription;
}

test('a membership that is paid runs to the end of its period, and renews', () => {
  expect(standingOf(subscription())).toEqual({
    status: 'ACTIVE',
    term: 'RECURRING',
    billingPeriod: 'MONTHLY',
    currency: 'SEK',
    priceMinor: 12_900,
    trialEndsAt: null,
    expireTime: at('2026-04-01'),
    renews: true,
    customerReference: 'cus_1',
  });
});

test.each([
  ['incomplete', 'NEW'],
  ['incomplete_expired', 'INVALID'],
  ['trialing', 'ACTIVE'],
  ['past_due', 'ACTIVE'],
  ['unpaid', 'EXPIRED'],
  ['paused', 'EXPIRED'],
  ['canceled', 'CANCELLED'],
  ['something Stripe thinks of later', 'UNKNOWN'],
])('what Stripe calls %s is %s here', (status, standing) => {
  expect(standingOf(subscription({ status })).status).toBe(standing);
});

test('what ended for want of money has expired; what somebody ended was cancelled', () => {
  const endedFor = (reason: string | null) =>
    standingOf(subscription({ status: 'canceled', cancellation_details: { reason } })).status;
  expect(endedFor('payment_failed')).toBe('EXPIRED');
  expect([endedFor('cancellation_requested'), endedFor(null)]).toEqual(['CANCELLED', 'CANCELLED']);
});

test('a period that is not paid for gives no time, though it has begun', () => {
  const { expireTime } = standingOf(subscription({ status: 'past_due' }));
  expect(expireTime).toEqual(at('2026-03-01'));
});

test.each([
  ['at the end of its period', { cancel_at_period_end: true }],
  ['on a day', { cancel_at: seconds('2026-05-01') }],
  ['already', { ended_at: seconds('2026-03-20') }],
])('what ends %s does not renew', (_when, changed) => {
  expect(standingOf(subscription(changed)).renews).toBe(false);
});

test('what has ended gives no time beyond its end', () => {
  const { expireTime } = standingOf(subscription({ ended_at: seconds('2026-03-20') }));
  expect(expireTime).toEqual(at('2026-03-20'));
  const bare = standingOf(subscription({ items: { data: [] } }));
  expect(bare).toMatchObject({ expireTime: at('2026-03-01'), priceMinor: 0 });
});

test('a trial is as long as it was promised, whatever Stripe calls one later', () => {
  const trialOf = (trialDays?: string) =>
    standingOf(subscription({ status: 'trialing', metadata: { trialDays } })).trialEndsAt;
  expect([trialOf('7'), trialOf('0'), trialOf()]).toEqual([at('2026-03-08'), null, null]);
});

test('both price lists in dollars are told apart by what we told Stripe', () => {
  const dollars = (metadata: object | null) => currencyOf({ currency: 'usd', metadata } as never);
  expect(dollars({ currency: 'USD_ES' })).toBe('USD_ES');
  expect([dollars({}), dollars(null), dollars({ currency: 'EUR' })]).toEqual(['USD', 'USD', 'USD']);
  expect(currencyOf({ currency: 'sek', metadata: null })).toBe('SEK');
});

test('a card is named by the brand that its owner sees, another way to pay by its kind', () => {
  const card = { brand: 'visa', display_brand: 'cartes_bancaires', last4: '4242' };
  const label = (changed: object) =>
    cardLabel({ type: 'card', card: { ...card, ...changed } } as never);
  expect(label({})).toMatch(/^Cartes.bancaires 4242$/);
  expect(label({ display_brand: null })).toBe('Visa 4242');
  expect(cardLabel({ type: 'link' } as never)).toBe('link');
  const method = { id: 'pm_1', type: 'card', card: { ...card, display_brand: null } };
  const withCard = subscription({ default_payment_method: method });
  expect(standingOf(withCard)).toMatchObject({ paymentMethod: 'Visa 4242' });
  // A method that is only named says nothing of itself: what was known stays.
  expect(standingOf(subscription({ default_payment_method: 'pm_1' }))).not.toHaveProperty(
    'paymentMethod',
  );
});

test('the bill that was paid is told with the standing; one over nothing, or only named, is not', () => {
  const bill = { id: 'in_1', amount_paid: 12_900, amount_due: 12_900, currency: 'sek' };
  const factsOf = (latest_invoice: unknown) =>
    answeredFacts({
      id: 'api:1',
      subscription: subscription({ latest_invoice }),
      at: at('2026-03-01'),
      rank: 0,
    });
  expect(factsOf(bill)[1]).toMatchObject({
    id: 'api:1:paid',
    kind: 'PAYMENT',
    payment: {
      reference: 'in_1',
      state: 'PAID',
      amountMinor: 12_900,
      currency: 'SEK',
      buysPeriod: false,
    },
  });
  for (const other of [{ ...bill, amount_paid: 0 }, 'in_1', null]) {
    expect(factsOf(other)).toHaveLength(1);
  }
});

test('of a bill counts what was paid, and of one that failed what is still due', () => {
  const bill = { id: 'in_1', amount_paid: 900, amount_due: 12_900, currency: 'sek' } as never;
  const amountOf = (state: 'PAID' | 'FAILED') =>
    paymentOf({ bill, state, metadata: null }).amountMinor;
  expect([amountOf('PAID'), amountOf('FAILED')]).toEqual([900, 12_900]);
});

test('a subscription names its member and order, where we told them', () => {
  expect(reportOf({ subscription: subscription(), facts: [] })).toMatchObject({
    providerReference: 'sub_1',
    userId: 'maja',
    orderId: 'maja:1',
  });
  const other = subscription({ metadata: {} });
  expect(reportOf({ subscription: other, facts: [] })).toMatchObject({
    userId: null,
    orderId: null,
  });
});

const { StripeCardError, StripeInvalidRequestError, StripeConnectionError } = Stripe.errors;
const cardError = (code: string) => new StripeCardError({ code } as never);
const invalid = (code: string, param?: string) =>
  new StripeInvalidRequestError({ code, param } as never);

test.each([
  [cardError('card_declined'), 'declined'],
  [cardError('authentication_required'), 'needs-authentication'],
  [invalid('resource_missing', 'payment_method'), 'invalid-payment-method'],
  [invalid('payment_method_unactivated', 'payment_method'), 'invalid-payment-method'],
  [invalid('resource_missing', 'customer'), null],
  [invalid('resource_missing'), null],
  [invalid('parameter_unknown', 'payment_method'), null],
  [new StripeConnectionError({ message: 'away' } as never), null],
  [new Error('anything'), null],
])('%s is %s', (error, reason) => {
  expect(refusalOf(error)).toBe(reason);
});

test('what Stripe says of a card is an answer; all else is that it could not be asked', async () => {
  const fail = (error: Error) => async () => {
    throw error;
  };
  expect(await reachable(async () => 'fine')).toBe('fine');
  expect(await reachable(fail(cardError('card_declined')))).toEqual({
    ok: false,
    reason: 'declined',
  });
  const unreachable = { code: 'payment.unreachable' };
  await expect(reachable(fail(new Error('away')))).rejects.toMatchObject(unreachable);
  // Where no card is in question, a refusal of one is no answer either.
  await expect(answered(fail(cardError('card_declined')))).rejects.toMatchObject(unreachable);
  expect(await answered(async () => 'fine')).toBe('fine');
});

test.each([
  ['YEARLY', 'SEK', 'year', 'sek'],
  ['MONTHLY', 'USD', 'month', 'usd'],
  ['MONTHLY', 'USD_ES', 'month', 'usd'],
] as const)(
  'a price %s in %s is one by the %s in %s',
  (billingPeriod, currency, interval, code) => {
    const price = { productId: 'prod_1', billingPeriod, currency, priceMinor: 109_900 };
    expect(priceData(price)).toEqual({
      product: 'prod_1',
      currency: code,
      unit_amount: 109_900,
      recurring: { interval },
      tax_behavior: 'inclusive',
    });
    expect(priceData({ ...price, taxBehavior: 'exclusive' }).tax_behavior).toBe('exclusive');
  },
);
