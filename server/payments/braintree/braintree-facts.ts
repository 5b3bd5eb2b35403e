import { z } from 'zod';
import { addDays, dayMs } from '../../../lib/clock.ts';
import { isId } from '../../../lib/ids.ts';
import type {
  MembershipFact,
  Standing,
} from '../../../domain/membership/facts/membership-facts.rules.ts';
import type { SubscriptionReport } from '../../../domain/membership/payment-provider.ts';
import { factRanks, paymentFact, standingFact } from '../facts.ts';
import { shopAmount, shopPrice } from '../shop-money.ts';

const time = z.coerce.date();
const text = z.string();

const transactionShape = z.object({
  id: text,
  amount: text,
  currencyIsoCode: text.nullish(),
  customer: z.object({ id: text.nullish() }).nullish(),
});

const subscriptionShape = z.object({
  id: text.min(1).max(100),
  status: text.nullish(),
  price: text.nullish(),
  trialPeriod: z.boolean().nullish(),
  firstBillingDate: time.nullish(),
  nextBillingDate: time.nullish(),
  paidThroughDate: time.nullish(),
  billingPeriodStartDate: time.nullish(),
  billingPeriodEndDate: time.nullish(),
  paymentMethodToken: text.nullish(),
  /** Newest first. */
  transactions: z.array(transactionShape).nullish(),
});
type BraintreeSubscription = z.output<typeof subscriptionShape>;

export const notificationShape = z.object({
  kind: text.min(1).max(100),
  timestamp: time,
  subscription: subscriptionShape.nullish(),
});
type BraintreeNotification = z.output<typeof notificationShape>;

/** What comes first of what Braintree tells of one second. */
const ranks: Record<string, number> = {
  subscription_trial_ended: factRanks.started,
  subscription_went_active: factRanks.changed,
  subscription_went_past_due: factRanks.changed,
  subscription_charged_unsuccessfully: factRanks.paid,
  subscription_charged_successfully: factRanks.paid,
  subscription_billing_skipped: factRanks.paid,
  subscription_canceled: factRanks.ended,
  subscription_expired: factRanks.ended,
};

const paymentStates: Record<string, 'PAID' | 'FAILED'> = {
  subscription_charged_successfully: 'PAID',
  subscription_charged_unsuccessfully: 'FAILED',
};

/** Null for what is about no subscription: `check` only asks whether somebody listens. */
export function reportOf(notification: BraintreeNotification): SubscriptionReport | null {
  const { kind, subscription, timestamp: at } = notification;
  const rank = ranks[kind];
  if (!subscription || rank === undefined) return null;
  const id = `${kind}:${at.toISOString()}`;
  const standing = { ...offerOf(subscription), ...runningOf(notification, subscription) };
  return {
    providerReference: subscription.id,
    userId: userIdOf(subscription),
    orderId: null,
    facts: [standingFact({ id, at, rank, standing }), ...paymentFacts(notification)],
  };
}

/**
 * Whose it is: the customer at Braintree, or else the subscription, has the user's id as its own.
 * Until one of them is told, the notification waits.
 */
function userIdOf({ id, transactions }: BraintreeSubscription): string | null {
  const customers = (transactions ?? []).map(({ customer }) => customer?.id ?? '');
  return [...customers, id].find(isId) ?? null;
}

/** What was not told stays as it was. */
function offerOf(subscription: BraintreeSubscription): Partial<Standing> {
  const { price, firstBillingDate, trialPeriod, transactions } = subscription;
  const currency = transactions?.[0]?.currencyIsoCode;
  const isYearly = isYearlyOf(subscription);
  return {
    term: 'RECURRING',
    // A price is one only with its currency, which the first charge tells.
    ...(price && currency && shopPrice(shopAmount({ currency, units: Number(price) }))),
    ...(isYearly !== null && { billingPeriod: isYearly ? 'YEARLY' : 'MONTHLY' }),
    ...(trialPeriod && firstBillingDate && { trialEndsAt: firstBillingDate }),
  };
}

const longMonthDays = 60;

/** Braintree says when a period begins and ends, and only its plan how long they are. */
function isYearlyOf({
  billingPeriodStartDate: start,
  billingPeriodEndDate: end,
}: BraintreeSubscription): boolean | null {
  if (!start || !end) return null;
  return end.getTime() - start.getTime() > longMonthDays * dayMs;
}

function runningOf(
  { kind, timestamp }: BraintreeNotification,
  subscription: BraintreeSubscription,
): Partial<Standing> {
  const paid = paidThrough(subscription);
  switch (kind) {
    case 'subscription_canceled': {
      // What is paid for stays open.
      const isOver = paid.expireTime === undefined || paid.expireTime <= timestamp;
      return { renews: false, status: isOver ? 'CANCELLED' : 'ACTIVE', ...paid };
    }
    case 'subscription_expired':
      return { renews: false, status: 'EXPIRED', ...paid };
    default:
      return { renews: true, status: 'ACTIVE', ...paid };
  }
}

/** The last day that is paid for, to its end; before the first charge, the day of that charge. */
function paidThrough({
  paidThroughDate,
  trialPeriod,
  firstBillingDate,
}: BraintreeSubscription): Partial<Standing> {
  if (paidThroughDate) return { expireTime: addDays(paidThroughDate, 1) };
  return trialPeriod && firstBillingDate ? { expireTime: firstBillingDate } : {};
}

function paymentFacts({ kind, timestamp, subscription }: BraintreeNotification): MembershipFact[] {
  const state = paymentStates[kind];
  const [transaction] = subscription?.transactions ?? [];
  if (state === undefined || transaction === undefined) return [];
  const currency = transaction.currencyIsoCode ?? undefined;
  const amount = shopAmount({ currency, units: Number(transaction.amount) });
  if (amount === null) return [];
  const payment = { reference: transaction.id, state, ...amount, buysPeriod: false };
  const id = `${kind}:${transaction.id}`;
  return [paymentFact({ id, at: timestamp, payment })];
}
