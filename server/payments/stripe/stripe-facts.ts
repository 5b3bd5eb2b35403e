import type { Stripe } from 'stripe';
import { addDays } from '../../../lib/clock.ts';
import type {
  MembershipFact,
  Payment,
  Standing,
} from '../../../domain/membership/facts/membership-facts.rules.ts';
import {
  currencies,
  type Currency,
  type SubscriptionStatus,
} from '../../../domain/membership/offers/offers.rules.ts';
import type { SubscriptionReport } from '../../../domain/membership/payment-provider.ts';
import { paymentFact, standingFact } from '../facts.ts';
import { withCapital } from '../../../lib/with-capital.ts';

/** What we tell Stripe of a subscription, and find there again. */
export interface OurMetadata {
  userId: string;
  orderId: string;
  /** The US dollar has two price lists, which Stripe cannot tell apart. */
  currency: Currency;
  trialDays: string;
}

export function timeOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

export function currencyOf({
  currency,
  metadata,
}: {
  currency: string;
  metadata: Stripe.Metadata | null;
}): Currency {
  const told = currencies.find((known) => known === metadata?.currency);
  return told ?? (currency === 'sek' ? 'SEK' : 'USD');
}

const statuses: Record<string, SubscriptionStatus> = {
  incomplete: 'NEW',
  incomplete_expired: 'INVALID',
  trialing: 'ACTIVE',
  active: 'ACTIVE',
  past_due: 'ACTIVE',
  unpaid: 'EXPIRED',
  paused: 'EXPIRED',
};

export function standingOf(subscription: Stripe.Subscription): Partial<Standing> {
  const [item] = subscription.items.data;
  const isYearly = item?.price.recurring?.interval === 'year';
  const method = subscription.default_payment_method;
  return {
    status: statusOf(subscription),
    term: 'RECURRING',
    billingPeriod: isYearly ? 'YEARLY' : 'MONTHLY',
    currency: currencyOf(subscription),
    priceMinor: item?.price.unit_amount ?? 0,
    trialEndsAt: trialEndOf(subscription),
    expireTime: expireTimeOf(subscription, item),
    renews: renewsOf(subscription),
    customerReference: idOf(subscription.customer),
    ...(isWhole(method) && { paymentMethod: cardLabel(method) }),
  };
}

function statusOf({ status, cancellation_details: details }: Stripe.Subscription) {
  if (status !== 'canceled') return statuses[status] ?? 'UNKNOWN';
  return details?.reason === 'payment_failed' ? 'EXPIRED' : 'CANCELLED';
}

/** From what was promised: Stripe also calls it a trial when an offer changes at the next charge. */
function trialEndOf({ metadata, start_date: start }: Stripe.Subscription): Date | null {
  const days = Number(metadata.trialDays ?? 0);
  return days > 0 ? addDays(timeOf(start), days) : null;
}

function expireTimeOf(subscription: Stripe.Subscription, item?: Stripe.SubscriptionItem): Date {
  if (subscription.ended_at !== null) return timeOf(subscription.ended_at);
  if (item === undefined) return timeOf(subscription.start_date);
  // A period that is not paid for has begun all the same.
  const isPaid = subscription.status !== 'past_due';
  return timeOf(isPaid ? item.current_period_end : item.current_period_start);
}

function renewsOf(subscription: Stripe.Subscription): boolean {
  const {
    cancel_at_period_end: isCancelled,
    cancel_at: cancelAt,
    ended_at: endedAt,
  } = subscription;
  return !isCancelled && cancelAt === null && endedAt === null;
}

export function cardLabel({ card, type }: Stripe.PaymentMethod): string {
  if (!card) return type;
  const brand = card.display_brand ?? card.brand;
  return `${withCapital(brand)} ${card.last4}`;
}

export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

function isWhole<T extends { id: string }>(reference: string | T | null): reference is T {
  return reference !== null && typeof reference !== 'string';
}

export function reportOf({
  subscription,
  facts,
}: {
  subscription: Stripe.Subscription;
  facts: readonly MembershipFact[];
}): SubscriptionReport {
  return {
    providerReference: subscription.id,
    userId: subscription.metadata.userId ?? null,
    orderId: subscription.metadata.orderId ?? null,
    facts,
  };
}

/** How a subscription stood when Stripe answered, and the bill it has paid if it says so. */
export function answeredFacts({
  id,
  subscription,
  at,
  rank,
}: {
  id: string;
  subscription: Stripe.Subscription;
  at: Date;
  rank: number;
}): MembershipFact[] {
  const standing = standingFact({ id, at, rank, standing: standingOf(subscription) });
  const bill = subscription.latest_invoice;
  if (!isWhole(bill) || bill.amount_paid === 0) return [standing];
  const payment = paymentOf({ bill, state: 'PAID', metadata: subscription.metadata });
  return [standing, paymentFact({ id: `${id}:paid`, at, payment })];
}

export function paymentOf({
  bill,
  state,
  metadata,
}: {
  bill: Stripe.Invoice;
  state: 'PAID' | 'FAILED';
  metadata: Stripe.Metadata | null;
}): Payment {
  return {
    reference: bill.id ?? '',
    state,
    amountMinor: state === 'PAID' ? bill.amount_paid : bill.amount_due,
    currency: currencyOf({ currency: bill.currency, metadata }),
    buysPeriod: false,
  };
}
