import type { Stripe } from 'stripe';
import type {
  KnownSubscription,
  PaymentOutcome,
  SubscriptionChange,
} from '../../../domain/membership/payment-provider.ts';
import { factRanks } from '../facts.ts';
import { answeredAt } from './stripe-answer.ts';
import { answeredFacts, idOf, reportOf } from './stripe-facts.ts';
import { priceData } from './stripe-price.ts';

interface Changing {
  stripe: Stripe;
  productId: string;
  subscription: KnownSubscription;
  change: SubscriptionChange;
  idempotencyKey: string;
}

export async function changeAtStripe(changing: Changing): Promise<PaymentOutcome> {
  const subscription = await changed(changing);
  if (subscription === null) return { ok: false, reason: 'invalid-payment-method' };
  const isEnded = subscription.ended_at !== null;
  const facts = answeredFacts({
    id: `api:${changing.idempotencyKey}`,
    subscription,
    at: answeredAt(subscription),
    rank: isEnded ? factRanks.ended : factRanks.changed,
  });
  return { ok: true, report: reportOf({ subscription, facts }), approvalUrl: null };
}

const expand = ['default_payment_method'];

async function changed({ stripe, productId, subscription, change, idempotencyKey }: Changing) {
  const { providerReference: id } = subscription;
  switch (change.kind) {
    case 'cancel':
      return update({ stripe, id, idempotencyKey, params: { cancel_at_period_end: true } });
    case 'resume':
      return update({ stripe, id, idempotencyKey, params: { cancel_at_period_end: false } });
    case 'cancel-now':
      return endNow({ stripe, id, idempotencyKey });
    case 'offer':
      return update({
        stripe,
        id,
        idempotencyKey,
        params: await offerParams({ stripe, productId, subscription, change }),
      });
    case 'payment-method': {
      const { paymentToken } = change;
      const isOwn = await attach({ stripe, subscription, paymentToken, idempotencyKey });
      if (!isOwn) return null;
      const params = { default_payment_method: paymentToken };
      return update({ stripe, id, idempotencyKey, params });
    }
  }
}

interface Updating {
  stripe: Stripe;
  id: string;
  idempotencyKey: string;
}

function update({
  stripe,
  id,
  idempotencyKey,
  params,
}: Updating & { params: Stripe.SubscriptionUpdateParams }) {
  return stripe.subscriptions.update(id, { ...params, expand }, { idempotencyKey });
}

async function endNow({ stripe, id, idempotencyKey }: Updating) {
  const found = await stripe.subscriptions.retrieve(id, { expand });
  if (found.ended_at !== null) return found;
  return stripe.subscriptions.cancel(id, { expand }, { idempotencyKey });
}

/** The paid time is kept: until its end the new price is on trial, as Stripe calls it. */
async function offerParams({
  stripe,
  productId,
  subscription,
  change,
}: Pick<Changing, 'stripe' | 'productId' | 'subscription'> & {
  change: Extract<SubscriptionChange, { kind: 'offer' }>;
}): Promise<Stripe.SubscriptionUpdateParams> {
  const { providerReference, currency } = subscription;
  const { items } = await stripe.subscriptions.retrieve(providerReference);
  const [item] = items.data;
  if (!item) throw new Error('A subscription at Stripe has no item');
  return {
    items: [{ id: item.id, price_data: priceData({ ...change, currency, productId }) }],
    trial_end: item.current_period_end,
    proration_behavior: 'none',
  };
}

/** False for a card that is another customer's. */
async function attach({
  stripe,
  subscription: { customerReference },
  paymentToken,
  idempotencyKey,
}: Pick<Changing, 'stripe' | 'subscription' | 'idempotencyKey'> & { paymentToken: string }) {
  const method = await stripe.paymentMethods.retrieve(paymentToken);
  if (method.customer !== null) return idOf(method.customer) === customerReference;
  if (customerReference === null) return false;
  await stripe.paymentMethods.attach(
    paymentToken,
    { customer: customerReference },
    { idempotencyKey: `attach:${idempotencyKey}` },
  );
  return true;
}
