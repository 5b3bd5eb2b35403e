import type { Stripe } from 'stripe';
import type {
  KnownSubscription,
  PaymentOrder,
  PaymentOutcome,
  PaymentProvider,
  SubscriptionReport,
} from '../../../domain/membership/payment-provider.ts';
import { factRanks } from '../facts.ts';
import { answeredAt } from './stripe-answer.ts';
import { changeAtStripe } from './stripe-changes.ts';
import { createStripe, type StripeOptions } from './stripe-client.ts';
import { answered, reachable } from './stripe-errors.ts';
import { answeredFacts, idOf, reportOf, type OurMetadata } from './stripe-facts.ts';
import { readStripeNotification } from './stripe-notification.ts';
import { priceData } from './stripe-price.ts';

export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = createStripe(options);
  const { productId, publishableKey, webhookSecret } = options;
  return {
    name: 'STRIPE',
    isTest: options.secretKey.startsWith('sk_test_'),
    methods: ['CARD'],
    fields: { kind: 'STRIPE', publishableKey },
    pageSources,
    managementUrl: null,
    prepareFields: (person) => answered(() => prepareSetup({ stripe, person })),
    inspect: ({ paymentToken }) =>
      reachable(async () => {
        const method = await stripe.paymentMethods.retrieve(paymentToken);
        return { ok: true as const, fingerprint: method.card?.fingerprint ?? null };
      }),
    start: (order) => reachable(() => startAtStripe({ stripe, order, productId })),
    find: (order) => answered(() => findAtStripe({ stripe, ...order })),
    read: (subscription) => answered(() => readAtStripe({ stripe, subscription })),
    change: (subscription, change, idempotencyKey) =>
      reachable(() => changeAtStripe({ stripe, productId, subscription, change, idempotencyKey })),
    portalUrl: (subscription) => answered(() => portalUrl({ stripe, ...subscription })),
    readNotification: (request) =>
      answered(() => readStripeNotification({ stripe, webhookSecret, request })),
  };
}

/** As Stripe lists them for pages with its card fields. */
const pageSources = {
  scripts: ['https://js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
  forms: ['https://billing.stripe.com'],
};

interface Person {
  userId: string;
  email: string;
  customerReference: string | null;
}

async function prepareSetup({ stripe, person }: { stripe: Stripe; person: Person }) {
  const customer = await customerOf({ stripe, person });
  const intent = await stripe.setupIntents.create({
    customer,
    usage: 'off_session',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  return { clientSecret: intent.client_secret ?? '' };
}

async function portalUrl({
  stripe,
  customerReference,
  returnUrl,
}: {
  stripe: Stripe;
  customerReference: string | null;
  returnUrl: string;
}): Promise<string | null> {
  if (customerReference === null) return null;
  const params = { customer: customerReference, return_url: returnUrl };
  return (await stripe.billingPortal.sessions.create(params)).url;
}

async function customerOf({ stripe, person }: { stripe: Stripe; person: Person }) {
  const { userId, email, customerReference } = person;
  if (customerReference !== null) return customerReference;
  const customer = await stripe.customers.create(
    { email, metadata: { userId } },
    { idempotencyKey: `customer:${userId}:${email}` },
  );
  return customer.id;
}

interface Starting {
  stripe: Stripe;
  order: PaymentOrder;
  productId: string;
}

async function startAtStripe({ stripe, order, productId }: Starting): Promise<PaymentOutcome> {
  const { idempotencyKey, trialDays, paymentToken } = order;
  const customer = await attachedCustomer({ stripe, order });
  if (customer === null) return { ok: false, reason: 'invalid-payment-method' };
  const { userId, orderId, currency } = order;
  const metadata = {
    userId,
    orderId,
    currency,
    trialDays: String(trialDays),
  } satisfies OurMetadata;
  const subscription = await stripe.subscriptions.create(
    {
      customer,
      items: [{ price_data: priceData({ ...order, productId }) }],
      default_payment_method: paymentToken,
      ...(trialDays > 0 && { trial_period_days: trialDays }),
      payment_behavior: 'error_if_incomplete',
      metadata: { ...metadata },
      expand: ['default_payment_method', 'latest_invoice'],
    },
    { idempotencyKey },
  );
  const facts = answeredFacts({
    id: `api:${idempotencyKey}`,
    subscription,
    at: answeredAt(subscription),
    rank: factRanks.started,
  });
  return { ok: true, report: reportOf({ subscription, facts }), approvalUrl: null };
}

/**
 * The customer whom the card belongs to; a new card is given to the member first. Null where the
 * card belongs to another customer.
 */
async function attachedCustomer({ stripe, order }: Pick<Starting, 'stripe' | 'order'>) {
  const method = await stripe.paymentMethods.retrieve(order.paymentToken);
  if (method.customer !== null) {
    const owner = await stripe.customers.retrieve(idOf(method.customer));
    return !owner.deleted && owner.metadata.userId === order.userId ? owner.id : null;
  }
  const customer = await customerOf({ stripe, person: order });
  await stripe.paymentMethods.attach(
    method.id,
    { customer },
    { idempotencyKey: `attach:${order.idempotencyKey}` },
  );
  return customer;
}

async function findAtStripe({
  stripe,
  orderId,
  email,
}: {
  stripe: Stripe;
  orderId: string;
  email: string;
}): Promise<SubscriptionReport | null> {
  const [userId = ''] = orderId.split(':');
  // The search finds customers who changed their address since, and the list those who came a moment
  // ago, whom the search does not know yet.
  const named = await stripe.customers.search({ query: `metadata['userId']:'${userId}'` });
  const addressed = await stripe.customers.list({ email, limit: 100 });
  const customers = new Set([...named.data, ...addressed.data].map(({ id }) => id));
  for (const customer of customers) {
    const found = await stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 100,
      expand: ['data.default_payment_method', 'data.latest_invoice'],
    });
    const subscription = found.data.find(({ metadata }) => metadata.orderId === orderId);
    if (subscription) return readReport({ subscription, at: answeredAt(found) });
  }
  return null;
}

async function readAtStripe({
  stripe,
  subscription: { providerReference },
}: {
  stripe: Stripe;
  subscription: KnownSubscription;
}): Promise<SubscriptionReport> {
  const subscription = await stripe.subscriptions.retrieve(providerReference, {
    expand: ['default_payment_method', 'latest_invoice'],
  });
  return readReport({ subscription, at: answeredAt(subscription) });
}

function readReport({ subscription, at }: { subscription: Stripe.Subscription; at: Date }) {
  const isEnded = subscription.ended_at !== null;
  const rank = isEnded ? factRanks.ended : factRanks.changed;
  const facts = answeredFacts({ id: `read:${at.getTime()}`, subscription, at, rank });
  return reportOf({ subscription, facts });
}
