import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { seatInvoiceOf } from './stripe-seat-invoice.ts';

const [begins, ends] = [1_772_409_600, 1_775_088_000];
const at = (seconds: number) => new Date(seconds * 1000);

const line = {
  amount: 19_800,
  quantity: 2,
  period: { start: begins, end: ends },
  parent: { subscription_item_details: { proration: false } },
};

const paid = {
  id: 'in_1',
  number: 'YOLK-0001',
  status: 'paid',
  attempted: true,
  total: 24_750,
  total_excluding_tax: 19_800,
  amount_due: 24_750,
  created: begins + 10,
  period_start: begins - 500,
  period_end: begins - 400,
  customer_tax_exempt: 'none',
  default_tax_rates: [],
  parent: { subscription_details: {} },
  status_transitions: { finalized_at: begins + 20, paid_at: begins + 30 },
};

function invoiceOf(changes: object = {}, lines: object[] = [line]) {
  return seatInvoiceOf({
    invoice: { ...paid, ...changes } as unknown as Stripe.Invoice,
    lines: lines as unknown as Stripe.InvoiceLineItem[],
    currency: 'SEK',
  });
}

test('an invoice is told with its seats, its tax and the days it is for', () => {
  expect(invoiceOf()).toEqual({
    reference: 'in_1',
    number: 'YOLK-0001',
    state: 'PAID',
    currency: 'SEK',
    issuedAt: at(begins + 20),
    paidAt: at(begins + 30),
    periodStart: at(begins),
    periodEnd: at(ends),
    seats: 2,
    netMinor: 19_800,
    vatPercent: 25,
    vatMinor: 4950,
    totalMinor: 24_750,
    dueMinor: 24_750,
    isReverseCharge: false,
    lines: [{ kind: 'SEATS', seats: 2, from: at(begins), to: at(ends), netMinor: 19_800 }],
  });
});

test.each([
  ['a draft', { status: 'draft' }, [line]],
  ['one without a reference', { id: undefined }, [line]],
  ['one that is of no subscription', { parent: null }, [line]],
  ['the one of nothing that begins a trial', {}, [{ ...line, amount: 0 }]],
  ['one without a line', {}, []],
])('%s is no invoice of seats', (_what, changes, lines) => {
  expect(invoiceOf(changes, lines)).toBeNull();
});

test('one line over something is enough', () => {
  expect(invoiceOf({}, [{ ...line, amount: 0 }, line])).not.toBeNull();
});

test.each([
  ['paid', true, 'PAID'],
  ['paid', false, 'PAID'],
  ['void', true, 'VOID'],
  ['uncollectible', false, 'FAILED'],
  ['open', true, 'FAILED'],
  ['open', false, 'OPEN'],
])('%s, tried: %s, is %s', (status, attempted, state) => {
  expect(invoiceOf({ status, attempted })?.state).toBe(state);
});

test('seats that were added and given back within a period are lines of their own', () => {
  const prorated = (amount: number, key: string) => ({
    ...line,
    amount,
    quantity: null,
    parent: { [key]: { proration: true } },
  });
  const found = invoiceOf({}, [
    prorated(500, 'subscription_item_details'),
    prorated(-300, 'invoice_item_details'),
    prorated(0, 'invoice_item_details'),
    { ...line, parent: null },
  ]);
  expect(found?.lines.map(({ kind, seats }) => [kind, seats])).toEqual([
    ['ADDED', 0],
    ['CREDITED', 0],
    ['ADDED', 0],
    ['SEATS', 2],
  ]);
  expect(found?.seats).toBe(2);
});

test('where no line is of seats the invoice says for which days it is', () => {
  const added = { ...line, parent: { invoice_item_details: { proration: true } } };
  expect(invoiceOf({}, [added])).toMatchObject({
    seats: 0,
    periodStart: at(begins - 500),
    periodEnd: at(begins - 400),
  });
});

test('what is not known yet is told by what is', () => {
  const open = {
    number: null,
    total_excluding_tax: null,
    status_transitions: { finalized_at: null, paid_at: null },
  };
  expect(invoiceOf(open)).toMatchObject({
    number: 'in_1',
    issuedAt: at(begins + 10),
    paidAt: null,
    netMinor: 24_750,
    vatMinor: 0,
    vatPercent: 0,
  });
});

test('the rate is the one that is named, else what the amounts say, to a tenth', () => {
  const percentOf = (changes: object) => invoiceOf(changes)?.vatPercent;
  expect(percentOf({ default_tax_rates: [{ percentage: 6 }] })).toBe(6);
  expect(percentOf({ total: 1055, total_excluding_tax: 1000 })).toBe(5.5);
  expect(percentOf({ total: 100, total_excluding_tax: 0 })).toBe(0);
});

test('a business that owes the tax itself is told so', () => {
  expect(invoiceOf({ customer_tax_exempt: 'reverse' })?.isReverseCharge).toBe(true);
  expect(invoiceOf({ customer_tax_exempt: 'exempt' })?.isReverseCharge).toBe(false);
});
