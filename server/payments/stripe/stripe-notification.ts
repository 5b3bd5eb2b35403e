import type { Stripe } from 'stripe';
import type {
  NotificationOutcome,
  NotificationRequest,
  SubscriptionReport,
} from '../../../domain/membership/payment-provider.ts';
import { factRanks, paymentFact, standingFact } from '../facts.ts';
import { toleratedAgeSeconds } from '../signed-body.ts';
import { currencyOf, idOf, paymentOf, reportOf, standingOf, timeOf } from './stripe-facts.ts';

interface Reading {
  stripe: Stripe;
  webhookSecret: string;
  request: NotificationRequest;
}

export async function readStripeNotification(reading: Reading): Promise<NotificationOutcome> {
  const event = verifiedEvent(reading);
  if (typeof event === 'string') return { ok: false, reason: event };
  const { id } = event;
  const groupId = groupOfEvent(event);
  if (groupId !== null) return { ok: true, notification: { id, reports: [], groupIds: [groupId] } };
  const report = await reportOfEvent(event, reading.stripe);
  return { ok: true, notification: { id, reports: report ? [report] : [] } };
}

function verifiedEvent({ stripe, webhookSecret, request }: Reading) {
  const { headers, body, now } = request;
  const signature = String(headers['stripe-signature'] ?? '');
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      toleratedAgeSeconds,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    if (error instanceof SyntaxError) return 'unreadable';
    const isStale = error instanceof Error && error.message.includes('tolerance');
    return isStale ? 'stale' : 'forged';
  }
}

/** What is told of a group's seats is only a hint: the group is known by what we told Stripe. */
function groupOfEvent(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return event.data.object.metadata.groupId ?? null;
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return event.data.object.parent?.subscription_details?.metadata?.groupId ?? null;
    default:
      return null;
  }
}

const ranks: Record<string, number> = {
  'customer.subscription.created': factRanks.started,
  'customer.subscription.deleted': factRanks.ended,
};

async function reportOfEvent(
  event: Stripe.Event,
  stripe: Stripe,
): Promise<SubscriptionReport | null> {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return subscriptionReport({ event, subscription: event.data.object });
    case 'invoice.paid':
      return billReport({ event, bill: event.data.object, state: 'PAID' });
    case 'invoice.payment_failed':
      return billReport({ event, bill: event.data.object, state: 'FAILED' });
    case 'charge.refunded':
      return refundReport({ event, charge: event.data.object, stripe });
    default:
      return null;
  }
}

function subscriptionReport({
  event,
  subscription,
}: {
  event: Stripe.Event;
  subscription: Stripe.Subscription;
}): SubscriptionReport {
  const rank = ranks[event.type] ?? factRanks.changed;
  const at = timeOf(event.created);
  const fact = standingFact({ id: event.id, at, rank, standing: standingOf(subscription) });
  return reportOf({ subscription, facts: [fact] });
}

function billReport({
  event,
  bill,
  state,
}: {
  event: Stripe.Event;
  bill: Stripe.Invoice;
  state: 'PAID' | 'FAILED';
}): SubscriptionReport | null {
  const source = bill.parent?.subscription_details;
  const payment = paymentOf({ bill, state, metadata: source?.metadata ?? null });
  // The bill over nothing with which a trial begins.
  if (!source || payment.amountMinor === 0) return null;
  return {
    providerReference: idOf(source.subscription),
    userId: source.metadata?.userId ?? null,
    orderId: source.metadata?.orderId ?? null,
    facts: [paymentFact({ id: event.id, at: timeOf(event.created), payment })],
  };
}

/** A charge does not say what it was for: its bill does. */
async function refundReport({
  event,
  charge,
  stripe,
}: {
  event: Stripe.Event;
  charge: Stripe.Charge;
  stripe: Stripe;
}): Promise<SubscriptionReport | null> {
  if (charge.payment_intent === null) return null;
  const payment_intent = idOf(charge.payment_intent);
  const paid = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent },
  });
  const [first] = paid.data;
  if (!first) return null;
  const bill = await stripe.invoices.retrieve(idOf(first.invoice));
  const source = bill.parent?.subscription_details;
  if (!source || source.metadata?.groupId !== undefined) return null;
  const payment = {
    reference: charge.id,
    state: 'REFUNDED',
    amountMinor: charge.amount_refunded,
    currency: currencyOf({ currency: charge.currency, metadata: source.metadata }),
    buysPeriod: false,
  } as const;
  return {
    providerReference: idOf(source.subscription),
    userId: source.metadata?.userId ?? null,
    orderId: source.metadata?.orderId ?? null,
    facts: [paymentFact({ id: event.id, at: timeOf(event.created), payment })],
  };
}
