import { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MovableClock } from '../testing/movable-clock.ts';
import { orderOf, testSellingProvider } from '../testing/provider-contract.ts';
import { openStripeBench } from '../testing/stripe-bench.ts';
import { startStripeDouble } from '../testing/stripe-double.ts';
import { readStripeNotification } from './stripe-notification.ts';

testSellingProvider(openStripeBench);

let bench: Awaited<ReturnType<typeof openStripeBench>>;
beforeEach(async () => {
  bench = await openStripeBench();
});
afterEach(() => bench.close());

test('a card is told from all others by its fingerprint', async () => {
  const { provider, tokens } = bench;
  expect(await provider.inspect({ paymentToken: tokens.accepted, user: { userId: 'u' } })).toEqual({
    ok: true,
    fingerprint: 'fp_accepted',
  });
});

test('the fields of the page get a secret, and the bills have pages', async () => {
  const { provider } = bench;
  const person = { userId: 'u', email: 'u@example.com', customerReference: 'cus_1' };
  expect(await provider.prepareFields(person)).toEqual({ clientSecret: 'seti_secret' });
  expect(provider.fields).toEqual({ kind: 'STRIPE', publishableKey: 'pk_test_yolk' });
  const known = {
    userId: 'u',
    providerReference: 'sub_1',
    billingPeriod: 'MONTHLY',
    currency: 'SEK',
    priceMinor: 14_900,
    expireTime: new Date(),
    renews: true,
  } as const;
  const returnUrl = 'https://yolk.example';
  const of = (customerReference: string | null) =>
    provider.portalUrl({ ...known, returnUrl, customerReference });
  expect(await of('cus_1')).toBe('https://billing.stripe.example/cus_1');
  expect(await of(null)).toBeNull();
});

test('an answer that got lost is asked for again by the SDK, and charges once', async () => {
  bench.double.failNext(1);
  const outcome = await bench.provider.start({ ...orderOf(bench), trialDays: 0 });
  expect(outcome.ok).toBe(true);
  expect(bench.double.charges()).toHaveLength(1);
});

test('a company that does not answer at all is no refusal', async () => {
  bench.double.failNext(100);
  await expect(bench.provider.start(orderOf(bench))).rejects.toMatchObject({
    code: 'payment.unreachable',
  });
});

test('a person is one customer, however often they pay', async () => {
  const order = orderOf(bench);
  await bench.provider.start(order);
  await bench.provider.start({ ...order, idempotencyKey: 'another' });
  const customers = new Set(bench.double.subscriptions().map(({ customer }) => customer));
  expect(customers.size).toBe(1);
});

test('a card that is another customer’s pays nothing', async () => {
  const { provider, double } = bench;
  const order = orderOf(bench);
  await provider.start(order);
  const charges = double.charges().length;
  const stolen = { ...orderOf(bench), paymentToken: order.paymentToken, trialDays: 0 };
  const refused = { ok: false, reason: 'invalid-payment-method' };
  expect(await provider.start(stolen)).toEqual(refused);
  expect(double.charges()).toHaveLength(charges);
});

test('an order is found for who has changed their address since', async () => {
  const { provider } = bench;
  const order = orderOf(bench);
  const outcome = await provider.start(order);
  const { orderId } = order;
  const email = 'moved@example.com';
  const found = await provider.find({ orderId, email, providerReference: null });
  expect(found?.providerReference).toBe(outcome.ok ? outcome.report.providerReference : '');
});

const ofGroup = { metadata: { groupId: 'group-1' } };
const seatInvoice = { parent: { subscription_details: ofGroup } };

test.each([
  ['customer.subscription.created', ofGroup],
  ['customer.subscription.updated', ofGroup],
  ['customer.subscription.deleted', ofGroup],
  ['invoice.paid', seatInvoice],
  ['invoice.payment_failed', seatInvoice],
])(
  'what is told of a group’s seats names the group, and is no member’s: %s',
  async (type, object) => {
    const event = { id: 'evt_seats', object: 'event', api_version: '', created: 0 } as const;
    const sent = bench.sign({ ...event, type, data: { object } });
    expect(await bench.provider.readNotification({ ...sent, now: bench.clock.now() })).toEqual({
      ok: true,
      notification: { id: 'evt_seats', reports: [], groupIds: ['group-1'] },
    });
  },
);

test('a refund is a line of its own, with the subscription it belongs to', async () => {
  const { double, provider } = bench;
  const outcome = await provider.start({ ...orderOf(bench), trialDays: 0 });
  const paid = double.events().find(({ type }) => type === 'invoice.paid');
  const invoice = paid?.data.object as { id: string };
  const charge = {
    id: 'ch_1',
    object: 'charge',
    amount_refunded: 50_000,
    currency: 'sek',
    payment_intent: `pi_${invoice.id}`,
  };
  const sent = bench.sign({
    ...paid!,
    id: 'evt_refund',
    type: 'charge.refunded',
    data: { object: charge },
  });
  const read = await provider.readNotification({ ...sent, now: bench.clock.now() });
  expect(read).toMatchObject({
    ok: true,
    notification: {
      reports: [
        {
          providerReference: outcome.ok ? outcome.report.providerReference : '',
          facts: [{ kind: 'PAYMENT', payment: { state: 'REFUNDED', amountMinor: 50_000 } }],
        },
      ],
    },
  });
});

test.each([
  ['a group’s seats', { subscription: 'sub_1', metadata: { groupId: 'group-1' } }],
  ['nothing of ours', null],
])('a refund of %s is no member’s', async (_what, subscription_details) => {
  const bill = { id: 'in_1', object: 'invoice', parent: { subscription_details } };
  const stripe = {
    webhooks: Stripe.webhooks,
    invoicePayments: { list: async () => ({ data: [{ invoice: 'in_1' }] }) },
    invoices: { retrieve: async () => bill },
  } as unknown as Stripe;
  const { headers, body } = bench.sign({
    id: 'evt_refund',
    object: 'event',
    api_version: '',
    created: 0,
    type: 'charge.refunded',
    data: {
      object: { id: 'ch_1', amount_refunded: 50_000, currency: 'sek', payment_intent: 'pi' },
    },
  });
  const request = { headers, body, now: bench.clock.now() };
  const webhookSecret = 'whsec_test_yolk';
  expect(await readStripeNotification({ stripe, webhookSecret, request })).toEqual({
    ok: true,
    notification: { id: 'evt_refund', reports: [] },
  });
});

test('the double refuses what Stripe refuses: one key for two different requests', async () => {
  const clock = new MovableClock('2026-03-02T08:00:00Z');
  const double = await startStripeDouble({ clock });
  const post = (email: string) =>
    fetch(`${double.url}/v1/customers`, {
      method: 'POST',
      headers: { 'idempotency-key': 'one' },
      body: new URLSearchParams({ email }),
    });
  const answers = [await post('a@example.com'), await post('a@example.com'), await post('b@x.se')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
  await double.close();
});
