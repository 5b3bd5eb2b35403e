import type { Stripe } from 'stripe';
import type {
  KnownSeats,
  SeatAccount,
  SeatGateway,
  SeatOrder,
  SeatTax,
} from '../../../domain/pro/payment/seat-gateway.ts';
import { createStripe, type StripeOptions } from './stripe-client.ts';
import { answered, reachable, refusalOf } from './stripe-errors.ts';
import { idOf } from './stripe-facts.ts';
import { priceData } from './stripe-price.ts';
import { readSeatAccount } from './stripe-seat-account.ts';
import { setSeatTax, taxRateOf } from './stripe-seat-tax.ts';

/** One subscription for each group, with its seats as quantity. */
export function createStripeSeats(options: StripeOptions): SeatGateway {
  const stripe = createStripe(options);
  const { productId, publishableKey, secretKey } = options;
  const read = async (known: KnownSeats) => ({
    ok: true as const,
    account: await readSeatAccount({ stripe, known }),
  });
  return {
    name: 'STRIPE',
    isTest: secretKey.startsWith('sk_test_'),
    fields: { kind: 'STRIPE', publishableKey },
    prepareMethod: (known) => answered(() => prepareMethod({ stripe, known })),
    setMethod: (known, paymentToken, key) =>
      reachable(async () => {
        const customer = await customerOf({ stripe, known });
        const isOwn = await keepMethod({ stripe, customer, paymentToken, key });
        if (!isOwn) return { ok: false as const, reason: 'invalid-payment-method' as const };
        await payOpen({ stripe, customer, key });
        return read({ ...known, customerReference: customer });
      }),
    setTax: (known, tax, key) =>
      reachable(async () => {
        const customer = await customerOf({ stripe, known });
        await setSeatTax({ stripe, known, customer, tax, key });
        return read({ ...known, customerReference: customer });
      }),
    start: (known, order) =>
      reachable(async () => {
        const customer = await customerOf({ stripe, known });
        const { id } = await startSeats({ stripe, known, customer, order, productId });
        return read({ ...known, customerReference: customer, subscriptionReference: id });
      }),
    setSeats: (known, seats, key) =>
      reachable(async () => {
        await setQuantity({ stripe, known, seats, key });
        return read(known);
      }),
    end: (known, key) =>
      reachable(async () => {
        await endNow({ stripe, known, key });
        return read(known);
      }),
    read: (known): Promise<SeatAccount> => answered(() => readSeatAccount({ stripe, known })),
  };
}

interface Asking {
  stripe: Stripe;
  known: KnownSeats;
}

async function prepareMethod({ stripe, known }: Asking) {
  const customer = await customerOf({ stripe, known });
  const intent = await stripe.setupIntents.create({
    customer,
    usage: 'off_session',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  return { clientSecret: intent.client_secret ?? '' };
}

/** Two requests at once make one customer, and one whose answer was lost is found again. */
async function customerOf({ stripe, known: { groupId, customerReference } }: Asking) {
  if (customerReference !== null) return customerReference;
  const query = `metadata['groupId']:'${groupId}'`;
  const [found] = (await stripe.customers.search({ query })).data;
  if (found) return found.id;
  const idempotencyKey = `seats-customer:${groupId}`;
  return (await stripe.customers.create({ metadata: { groupId } }, { idempotencyKey })).id;
}

interface AtCustomer {
  stripe: Stripe;
  customer: string;
  key: string;
}

/** False for a card that is another customer's. */
async function keepMethod({
  stripe,
  customer,
  paymentToken,
  key,
}: AtCustomer & { paymentToken: string }): Promise<boolean> {
  const method = await stripe.paymentMethods.retrieve(paymentToken);
  if (method.customer !== null && idOf(method.customer) !== customer) return false;
  if (method.customer === null) {
    const idempotencyKey = `attach:${key}`;
    await stripe.paymentMethods.attach(paymentToken, { customer }, { idempotencyKey });
  }
  await stripe.customers.update(
    customer,
    { invoice_settings: { default_payment_method: paymentToken } },
    { idempotencyKey: `default:${key}` },
  );
  return true;
}

/** What was refused before is tried with the new card at once; a new refusal leaves it open. */
async function payOpen({ stripe, customer, key }: AtCustomer): Promise<void> {
  const open = await stripe.invoices.list({ customer, status: 'open', limit: 100 });
  for (const { id, attempted } of open.data) {
    if (!attempted || id === undefined) continue;
    try {
      await stripe.invoices.pay(id, {}, { idempotencyKey: `pay:${key}:${id}` });
    } catch (error) {
      if (refusalOf(error) === null) throw error;
    }
  }
}

interface Starting extends Asking {
  customer: string;
  order: SeatOrder;
  productId: string;
}

/** After a crash the subscription is found by its order, also when Stripe has forgotten the key. */
async function startSeats(starting: Starting): Promise<{ id: string }> {
  const { stripe, known, customer, order, productId } = starting;
  const had = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  const begun = had.data.find(({ metadata }) => metadata.orderId === order.orderId);
  if (begun) return begun;
  const { orderId, seats, trialDays, tax } = order;
  const rates = await ratesFor({ stripe, tax });
  const offer = { ...order, productId, currency: known.currency };
  const price = priceData({ ...offer, billingPeriod: 'MONTHLY', taxBehavior: 'exclusive' });
  return stripe.subscriptions.create(
    {
      customer,
      items: [{ price_data: price, quantity: seats }],
      ...(rates.length > 0 && { default_tax_rates: rates }),
      ...(trialDays > 0 && { trial_period_days: trialDays }),
      payment_behavior: 'error_if_incomplete',
      metadata: { groupId: known.groupId, orderId },
    },
    { idempotencyKey: `seats-start:${orderId}` },
  );
}

async function ratesFor({ stripe, tax }: { stripe: Stripe; tax: SeatTax }): Promise<string[]> {
  return tax.percent > 0 ? [await taxRateOf({ stripe, tax })] : [];
}

async function setQuantity({
  stripe,
  known,
  seats,
  key,
}: Asking & { seats: number; key: string }): Promise<void> {
  const { subscriptionReference: id } = known;
  if (id === null) return;
  const found = await stripe.subscriptions.retrieve(id);
  const [item] = found.items.data;
  if (found.ended_at !== null || item === undefined || item.quantity === seats) return;
  await stripe.subscriptions.update(
    id,
    { items: [{ id: item.id, quantity: seats }], proration_behavior: 'create_prorations' },
    { idempotencyKey: `seats:${key}` },
  );
}

/** What was added in the running period is invoiced; what is paid for stays open until its end. */
async function endNow({ stripe, known, key }: Asking & { key: string }): Promise<void> {
  const { subscriptionReference: id } = known;
  if (id === null) return;
  const found = await stripe.subscriptions.retrieve(id);
  if (found.ended_at !== null) return;
  const params = { invoice_now: true, prorate: false };
  await stripe.subscriptions.cancel(id, params, { idempotencyKey: `end:${key}` });
}
