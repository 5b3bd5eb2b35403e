import { expect, test } from 'vitest';
import type { PayPalClient } from './paypal-client.ts';
import { createPayPalPlans, type PlanOffer } from './paypal-plans.ts';

interface Asked {
  method: string;
  path: string;
  body?: Record<string, unknown>;
  idempotencyKey?: string;
}

interface Plan {
  id: string;
  name?: unknown;
  description?: unknown;
  status?: string;
}

/** PayPal with these plans, of which it lists twenty at a time. */
function payPal({ plans = [] as Plan[], failures = 0, plan = {} as object } = {}) {
  const asked: Asked[] = [];
  let left = failures;
  const client = {
    async ask(question: Asked) {
      asked.push(question);
      if (left-- > 0) throw new Error('PayPal is away');
      const { method, path, body } = question;
      const query = new URL(path, 'https://paypal.example').searchParams;
      if (method === 'POST') {
        plans.push({ id: `P-${plans.length + 1}`, status: 'ACTIVE', ...body });
        return { value: { id: `P-${plans.length}` } };
      }
      if (!query.has('page')) return { value: { id: 'P-1', billing_cycles: [], ...plan } };
      const from = (Number(query.get('page')) - 1) * Number(query.get('page_size'));
      return { value: { plans: plans.slice(from, from + Number(query.get('page_size'))) } };
    },
  } as unknown as PayPalClient;
  const open = () => createPayPalPlans({ client, productId: 'PROD-1', brandName: 'Yolk' });
  return { asked, open, made: () => asked.filter(({ method }) => method === 'POST') };
}

const offer: PlanOffer = {
  billingPeriod: 'YEARLY',
  currency: 'SEK',
  priceMinor: 109_900,
  vatPercent: 6,
  trialDays: 7,
};

test('a plan is made with what is sold: the trial, the price, the tax in it, and no debts', async () => {
  const { open, made } = payPal();
  expect(await open().idOf(offer)).toBe('P-1');
  const price = (value: string) => ({ fixed_price: { currency_code: 'SEK', value } });
  expect(made()[0]?.body).toEqual({
    product_id: 'PROD-1',
    name: expect.stringMatching(/^Yolk, /),
    description: '1099.00 SEK · 7 × 0.00 SEK · 6 %',
    status: 'ACTIVE',
    billing_cycles: [
      {
        tenure_type: 'TRIAL',
        sequence: 1,
        frequency: { interval_unit: 'DAY', interval_count: 7 },
        total_cycles: 1,
        pricing_scheme: price('0.00'),
      },
      {
        tenure_type: 'REGULAR',
        sequence: 2,
        frequency: { interval_unit: 'YEAR', interval_count: 1 },
        total_cycles: 0,
        pricing_scheme: price('1099.00'),
      },
    ],
    payment_preferences: { auto_bill_outstanding: false, payment_failure_threshold: 1 },
    taxes: { percentage: '6', inclusive: true },
  });
});

test('a plan without a trial begins with the first charge, one without tax names none', async () => {
  const { open, made } = payPal();
  await open().idOf({
    billingPeriod: 'MONTHLY',
    currency: 'USD_ES',
    priceMinor: 900,
    vatPercent: 0,
    trialDays: 0,
  });
  const [{ body } = { body: {} }] = made();
  expect(body).not.toHaveProperty('taxes');
  expect(body).toMatchObject({
    description: '9.00 USD',
    billing_cycles: [
      {
        tenure_type: 'REGULAR',
        sequence: 1,
        frequency: { interval_unit: 'MONTH' },
        pricing_scheme: { fixed_price: { currency_code: 'USD', value: '9.00' } },
      },
    ],
  });
});

test('a plan that is there is found again, on whichever page, and is not made a second time', async () => {
  const plans: Plan[] = Array.from({ length: 25 }, (_each, index) => ({ id: `old-${index}` }));
  const { open, made, asked } = payPal({ plans });
  const id = await open().idOf(offer);
  expect(await open().idOf(offer)).toBe(id);
  expect(made()).toHaveLength(1);
  expect(asked.map(({ path }) => /[?&]page=(\d+)/.exec(path)?.[1])).toEqual([
    '1',
    '2',
    undefined,
    '1',
    '2',
  ]);
});

test('another price, tax, trial or currency is another plan', async () => {
  const { open, made } = payPal();
  const plans = open();
  const changes: Partial<PlanOffer>[] = [
    {},
    { priceMinor: 99_900 },
    { vatPercent: 12 },
    { trialDays: 14 },
    { currency: 'USD' },
    { billingPeriod: 'MONTHLY' },
  ];
  const ids = [];
  for (const changed of changes) ids.push(await plans.idOf({ ...offer, ...changed }));
  expect(new Set(ids).size).toBe(6);
  expect(new Set(made().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(6);
});

test('a plan that is no longer sold is not sold', async () => {
  const plans: Plan[] = [];
  const { open } = payPal({ plans });
  await open().idOf(offer);
  for (const plan of plans) plan.status = 'INACTIVE';
  expect(await open().idOf(offer)).toBe('P-2');
});

test('what is wanted twice at once is asked for once, and what failed is asked for again', async () => {
  const { open, made } = payPal();
  const plans = open();
  expect(await Promise.all([plans.idOf(offer), plans.idOf(offer)])).toEqual(['P-1', 'P-1']);
  expect(made()).toHaveLength(1);
  const failing = payPal({ failures: 1 });
  const later = failing.open();
  await expect(later.idOf(offer)).rejects.toThrow('PayPal is away');
  expect(await later.idOf(offer)).toBe('P-1');
});

test.each([
  ['YEAR', 1, 'YEARLY'],
  ['MONTH', 12, 'YEARLY'],
  ['MONTH', 11, 'MONTHLY'],
  ['MONTH', 1, 'MONTHLY'],
])('a plan that charges every %s × %s is %s', async (interval_unit, interval_count, expected) => {
  const cycle = (tenure_type: string, value: string) => ({
    tenure_type,
    frequency: { interval_unit, interval_count },
    pricing_scheme: { fixed_price: { currency_code: 'SEK', value } },
  });
  const plan = { billing_cycles: [cycle('TRIAL', '0.00'), cycle('REGULAR', '1099.0')] };
  expect(await payPal({ plan }).open().termsOf('P-1')).toEqual({
    billingPeriod: expected,
    priceMinor: 109_900,
    currencyCode: 'SEK',
  });
});

test('a plan without a price is no plan of ours', async () => {
  await expect(payPal().open().termsOf('P-1')).rejects.toThrow('no regular price');
});
