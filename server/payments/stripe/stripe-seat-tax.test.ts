import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import type { SeatTax } from '../../../domain/pro/payment/seat-gateway.ts';
import { setSeatTax } from './stripe-seat-tax.ts';

const swedish: SeatTax = {
  country: 'SE',
  percent: 25,
  isReverseCharge: false,
  vatNumber: 'SE556000475301',
};

interface AtStripe {
  /** The numbers that the customer has. */
  numbers?: readonly string[];
  rates?: readonly { id: string; seatVat: string }[];
  endedAt?: number | null;
  /** What a new number is answered with. */
  refusal?: Error;
}

/** What Stripe is asked to change, in this order. */
async function changesOf(args: {
  atStripe?: AtStripe;
  tax?: Partial<SeatTax>;
  subscriptionReference?: string | null;
}) {
  const { atStripe: { numbers = [], rates = [], endedAt = null, refusal } = {}, tax = {} } = args;
  const { subscriptionReference = 'sub_1' } = args;
  const changes: unknown[] = [];
  const note =
    (name: string) =>
    async (...values: unknown[]) => {
      changes.push([name, ...values]);
      return { id: 'made' };
    };
  const stripe = {
    customers: {
      update: note('customer'),
      listTaxIds: async () => ({ data: numbers.map((value) => ({ id: `id of ${value}`, value })) }),
      deleteTaxId: note('without'),
      async createTaxId(...values: unknown[]) {
        await note('with')(...values);
        if (refusal) throw refusal;
      },
    },
    subscriptions: {
      retrieve: async () => ({ ended_at: endedAt }),
      update: note('subscription'),
    },
    taxRates: {
      async *list() {
        for (const { id, seatVat } of rates) yield { id, metadata: { seatVat } };
        yield { id: 'bare', metadata: null };
      },
      create: note('rate'),
    },
  };
  await setSeatTax({
    stripe: stripe as unknown as Stripe,
    known: {
      groupId: 'g',
      currency: 'SEK',
      billing: { name: 'Lindgård', address: 'Storgatan 1', country: 'SE' },
      customerReference: 'cus_1',
      subscriptionReference,
      memo: null,
    },
    customer: 'cus_1',
    tax: { ...swedish, ...tax },
    key: 'k',
  });
  return changes as [string, ...unknown[]][];
}

const named = (changes: readonly [string, ...unknown[]][], name: string) =>
  changes.filter(([each]) => each === name);

test('whom invoices are for, their number and the rate are told, each with a key of its own', async () => {
  expect(await changesOf({})).toEqual([
    [
      'customer',
      'cus_1',
      { name: 'Lindgård', address: { line1: 'Storgatan 1', country: 'SE' }, tax_exempt: 'none' },
      { idempotencyKey: 'billing:k' },
    ],
    ['with', 'cus_1', { type: 'eu_vat', value: 'SE556000475301' }, { idempotencyKey: 'number:k' }],
    [
      'rate',
      {
        display_name: 'VAT',
        country: 'SE',
        percentage: 25,
        inclusive: false,
        metadata: { seatVat: 'SE:25' },
      },
      { idempotencyKey: 'seats-vat:SE:25' },
    ],
    ['subscription', 'sub_1', { default_tax_rates: ['made'] }, { idempotencyKey: 'tax:k' }],
  ]);
});

test('a business that owes the tax itself has no rate, and its invoices say so', async () => {
  const changes = await changesOf({ tax: { percent: 0, isReverseCharge: true } });
  expect(named(changes, 'customer')[0]?.[2]).toMatchObject({ tax_exempt: 'reverse' });
  expect(named(changes, 'rate')).toEqual([]);
  expect(named(changes, 'subscription')[0]?.[2]).toEqual({ default_tax_rates: '' });
});

test('a rate is made once for each country and percentage', async () => {
  const rates = [
    { id: 'of Finland', seatVat: 'FI:25' },
    { id: 'lower', seatVat: 'SE:6' },
    { id: 'known', seatVat: 'SE:25' },
  ];
  const changes = await changesOf({ atStripe: { rates } });
  expect(named(changes, 'rate')).toEqual([]);
  expect(named(changes, 'subscription')[0]?.[2]).toEqual({ default_tax_rates: ['known'] });
});

test('a number that is known stays; one that was changed or taken away goes', async () => {
  const numbersOf = async (numbers: readonly string[], vatNumber: string | null) => {
    const changes = await changesOf({ atStripe: { numbers }, tax: { vatNumber } });
    return [...named(changes, 'without'), ...named(changes, 'with')].map(([name, , what]) => [
      name,
      typeof what === 'string' ? what : (what as { value: string }).value,
    ]);
  };
  expect(await numbersOf(['SE1'], 'SE1')).toEqual([]);
  expect(await numbersOf(['SE1', 'SE2'], 'SE2')).toEqual([['without', 'id of SE1']]);
  expect(await numbersOf(['SE1'], 'SE2')).toEqual([
    ['without', 'id of SE1'],
    ['with', 'SE2'],
  ]);
  expect(await numbersOf(['SE1'], null)).toEqual([['without', 'id of SE1']]);
  expect(await numbersOf([], null)).toEqual([]);
});

test('a number that Stripe refuses is left out; what else fails is told', async () => {
  const refusalOf = (code: string) =>
    new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      message: code,
      code,
    });
  const changes = await changesOf({ atStripe: { refusal: refusalOf('tax_id_invalid') } });
  expect(named(changes, 'subscription')).toHaveLength(1);
  for (const refusal of [refusalOf('resource_missing'), new Error('tax_id_invalid')]) {
    await expect(changesOf({ atStripe: { refusal } })).rejects.toBe(refusal);
  }
});

test('a subscription that is not there yet, or has ended, is left as it is', async () => {
  for (const changes of [
    await changesOf({ subscriptionReference: null }),
    await changesOf({ atStripe: { endedAt: 1_772_000_000 } }),
  ]) {
    expect(changes.map(([name]) => name)).toEqual(['customer', 'with']);
  }
});
