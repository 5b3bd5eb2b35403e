import type {
  NotificationOutcome,
  NotificationRequest,
  SubscriptionReport,
} from '../../../domain/membership/payment-provider.ts';
import type { Payment } from '../../../domain/membership/facts/membership-facts.rules.ts';
import type { Currency } from '../../../domain/membership/offers/offers.rules.ts';
import { factRanks, paymentFact, standingFact } from '../facts.ts';
import { knownAtPayPal, type PayPalClient } from './paypal-client.ts';
import {
  offerOf,
  readCustomId,
  reportOf,
  soldCurrency,
  standingOf,
  type PlannedSubscription,
} from './paypal-facts.ts';
import { minorOf } from './paypal-money.ts';
import {
  eventShape,
  saleShape,
  subscriptionShape,
  type PayPalEvent,
  type PayPalSale,
  type PayPalSubscription,
} from './paypal-objects.ts';
import type { PayPalPlans } from './paypal-plans.ts';
import type { CheckPayPalSignature } from './paypal-signature.ts';

export interface Reading {
  client: PayPalClient;
  plans: PayPalPlans;
  checkSignature: CheckPayPalSignature;
}

export async function readPayPalNotification(
  reading: Reading,
  request: NotificationRequest,
): Promise<NotificationOutcome> {
  const verdict = await reading.checkSignature(request);
  if (verdict !== 'genuine') return { ok: false, reason: verdict };
  const event = eventShape.safeParse(jsonOf(request.body));
  if (!event.success) return { ok: false, reason: 'unreadable' };
  const report = await reportOfEvent(event.data, reading);
  return { ok: true, notification: { id: event.data.id, reports: report ? [report] : [] } };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** What PayPal tells of something we do not know is about nothing of ours. */
async function reportOfEvent(
  event: PayPalEvent,
  reading: Reading,
): Promise<SubscriptionReport | null> {
  switch (event.event_type) {
    case 'BILLING.SUBSCRIPTION.CREATED':
    case 'BILLING.SUBSCRIPTION.ACTIVATED':
    case 'BILLING.SUBSCRIPTION.RE-ACTIVATED':
    case 'BILLING.SUBSCRIPTION.UPDATED':
    case 'BILLING.SUBSCRIPTION.SUSPENDED':
    case 'BILLING.SUBSCRIPTION.CANCELLED':
    case 'BILLING.SUBSCRIPTION.EXPIRED':
    case 'BILLING.SUBSCRIPTION.PAYMENT.FAILED':
      return subscriptionReport(event, reading);
    case 'PAYMENT.SALE.COMPLETED':
      return paidReport(event, reading);
    case 'PAYMENT.SALE.REFUNDED':
    case 'PAYMENT.SALE.REVERSED':
      return refundReport(event, reading);
    default:
      return null;
  }
}

async function subscriptionReport(
  event: PayPalEvent,
  { plans }: Reading,
): Promise<SubscriptionReport | null> {
  const parsed = subscriptionShape.safeParse(event.resource);
  if (!parsed.success) return null;
  const subscription = parsed.data;
  // A subscription without our id was sold by another product with the same account.
  if (readCustomId(subscription.custom_id) === null) return null;
  const planned = { subscription, terms: await plans.termsOf(subscription.plan_id) };
  return reportOf({ subscription, facts: factsOf(event, planned) });
}

function factsOf(event: PayPalEvent, planned: PlannedSubscription) {
  const { id, event_type: type, create_time: told } = event;
  const { subscription } = planned;
  switch (type) {
    case 'BILLING.SUBSCRIPTION.CREATED': {
      const standing = standingOf(planned);
      return [standingFact({ id, at: told, standing, rank: factRanks.started })];
    }
    case 'BILLING.SUBSCRIPTION.UPDATED':
      // This notification comes some time after the event; other notifications say whether the
      // subscription runs.
      return [standingFact({ id, at: told, standing: offerOf(planned) })];
    case 'BILLING.SUBSCRIPTION.PAYMENT.FAILED':
      return failedFacts(event, planned);
    default: {
      const rank = subscription.status === 'CANCELLED' ? factRanks.ended : factRanks.changed;
      const at = statusTimeOf(subscription) ?? told;
      return [standingFact({ id, at, standing: standingOf(planned), rank })];
    }
  }
}

const firstPaymentMs = 60_000;

/** A first payment is booked a moment before the subscription is called active, and belongs after. */
function statusTimeOf(subscription: PayPalSubscription): Date | undefined {
  const { status, status_update_time: at, billing_info: billing } = subscription;
  const paidAt = billing?.last_payment?.time;
  if (at === undefined || paidAt === undefined || status !== 'ACTIVE') return at;
  const aheadMs = at.getTime() - paidAt.getTime();
  return aheadMs > 0 && aheadMs < firstPaymentMs ? paidAt : at;
}

function failedFacts({ id }: PayPalEvent, planned: PlannedSubscription) {
  const { subscription } = planned;
  const failed = subscription.billing_info?.last_failed_payment;
  if (!failed) return [];
  const payment = {
    // A charge that failed has no number.
    reference: `${subscription.id}:${failed.time.toISOString()}`,
    state: 'FAILED',
    amountMinor: minorOf(failed.amount.value),
    currency: soldCurrency(planned),
    buysPeriod: false,
  } as const;
  return [paymentFact({ id, at: failed.time, payment })];
}

async function paidReport(event: PayPalEvent, reading: Reading) {
  const sale = saleShape.safeParse(event.resource);
  if (!sale.success) return null;
  return saleReport({ event, reading, sale: sale.data, made: sale.data, state: 'PAID' });
}

/** What was paid back names the payment it was of; that one names its subscription. */
async function refundReport(event: PayPalEvent, reading: Reading) {
  const refund = saleShape.safeParse(event.resource);
  if (!refund.success) return null;
  const { sale_id: saleId, billing_agreement_id: subscriptionId } = refund.data;
  const sale =
    subscriptionId === undefined && saleId !== undefined
      ? await askForSale(reading, saleId)
      : refund.data;
  return saleReport({ event, reading, sale, made: refund.data, state: 'REFUNDED' });
}

async function askForSale({ client }: Reading, saleId: string): Promise<PayPalSale> {
  const path = `/v1/payments/sale/${encodeURIComponent(saleId)}`;
  return (await client.ask({ method: 'GET', path, shape: saleShape })).value;
}

interface SaleTold {
  event: PayPalEvent;
  reading: Reading;
  /** Names the subscription. */
  sale: PayPalSale;
  /** What moved money. */
  made: PayPalSale;
  state: 'PAID' | 'REFUNDED';
}

async function saleReport({ event, reading, sale, made, state }: SaleTold) {
  const { billing_agreement_id: providerReference } = sale;
  if (providerReference === undefined) return null;
  // A payment does not always say whose it is: its subscription does.
  const owner = readCustomId(sale.custom) ?? (await askForOwner(reading, providerReference));
  if (owner === null) return null;
  const payment = paymentOf({ made, state, currency: owner.currency });
  const at = made.create_time ?? event.create_time;
  const facts = [paymentFact({ id: event.id, at, payment })];
  const { userId, orderId } = owner;
  return { providerReference, userId, orderId, facts };
}

async function askForOwner({ client }: Reading, subscriptionId: string) {
  const path = `/v1/billing/subscriptions/${encodeURIComponent(subscriptionId)}`;
  const known = await knownAtPayPal(client.ask({ method: 'GET', path, shape: subscriptionShape }));
  return known && readCustomId(known.value.custom_id);
}

function paymentOf({
  made,
  state,
  currency,
}: Pick<SaleTold, 'made' | 'state'> & { currency: Currency }): Payment {
  const amountMinor = minorOf(made.amount.total);
  return { reference: made.id, state, amountMinor, currency, buysPeriod: state === 'PAID' };
}
