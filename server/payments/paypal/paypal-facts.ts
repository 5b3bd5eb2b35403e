import type {
  MembershipFact,
  Standing,
} from '../../../domain/membership/facts/membership-facts.rules.ts';
import { currencies, type Currency } from '../../../domain/membership/offers/offers.rules.ts';
import type { SubscriptionReport } from '../../../domain/membership/payment-provider.ts';
import { paymentFact } from '../facts.ts';
import { minorOf } from './paypal-money.ts';
import type { PayPalSubscription, PayPalTransaction } from './paypal-objects.ts';
import type { PlanTerms } from './paypal-plans.ts';

/** A subscription with what its plan says of it. */
export interface PlannedSubscription {
  subscription: PayPalSubscription;
  terms: PlanTerms;
}

/** Why we had a subscription ended at once; PayPal tells it again when it is asked. */
export const endedAtOnce = 'Ended at once';

/**
 * What we tell PayPal of a subscription and find there again: the order, and the price list, since the
 * US dollar has two.
 */
export function customIdOf({ orderId, currency }: { orderId: string; currency: Currency }) {
  return `${orderId}:${currency}`;
}

export function readCustomId(customId: string | undefined) {
  const [userId = '', requestKey = '', currency = ''] = (customId ?? '').split(':');
  const known = currencies.find((one) => one === currency);
  return known === undefined
    ? null
    : { userId, orderId: `${userId}:${requestKey}`, currency: known };
}

export function standingOf(planned: PlannedSubscription): Partial<Standing> {
  return { ...offerOf(planned), ...runningOf(planned.subscription) };
}

/** What is sold, and when it is charged for next; not whether it runs. */
export function offerOf({ subscription, terms }: PlannedSubscription): Partial<Standing> {
  const { billingPeriod, priceMinor } = terms;
  const payer = subscription.subscriber?.payer_id;
  return {
    term: 'RECURRING',
    billingPeriod,
    priceMinor,
    currency: soldCurrency({ subscription, terms }),
    paymentMethod: 'PayPal',
    ...(payer !== undefined && { customerReference: payer }),
    ...timesOf(subscription),
  };
}

export function soldCurrency({ subscription, terms }: PlannedSubscription): Currency {
  const told = readCustomId(subscription.custom_id)?.currency;
  return told ?? (terms.currencyCode === 'SEK' ? 'SEK' : 'USD');
}

/** The next charge moves on while a subscription is paused, so only one that runs says what is paid. */
function timesOf({ status, billing_info: billing }: PayPalSubscription): Partial<Standing> {
  const expireTime = billing?.next_billing_time;
  if (status !== 'ACTIVE' || expireTime === undefined) return {};
  return isOnTrial(billing?.cycle_executions ?? [])
    ? { expireTime, trialEndsAt: expireTime }
    : { expireTime };
}

function isOnTrial(cycles: readonly { tenure_type: string; cycles_completed: number }[]): boolean {
  const regular = cycles.find(({ tenure_type: tenure }) => tenure === 'REGULAR');
  const hasTrial = cycles.some(({ tenure_type: tenure }) => tenure === 'TRIAL');
  return hasTrial && (regular?.cycles_completed ?? 0) === 0;
}

function runningOf(subscription: PayPalSubscription): Partial<Standing> {
  const { status, billing_info: billing } = subscription;
  switch (status) {
    case 'APPROVAL_PENDING':
    case 'APPROVED':
      return { status: 'NEW' };
    case 'ACTIVE':
      return { status: 'ACTIVE', renews: true };
    case 'SUSPENDED':
      // We cancel by pausing, so that a member may take the cancellation back; PayPal itself pauses
      // what is unpaid.
      return (billing?.failed_payments_count ?? 0) > 0
        ? { status: 'EXPIRED', renews: false }
        : { renews: false };
    case 'CANCELLED':
      return isEndedAtOnce(subscription) ? endedStanding(subscription) : { renews: false };
    case 'EXPIRED':
      // One that nobody ever approved has no bills.
      return { status: billing === undefined ? 'INVALID' : 'EXPIRED', renews: false };
    default:
      return { status: 'UNKNOWN' };
  }
}

function isEndedAtOnce({ status, status_change_note: note }: PayPalSubscription): boolean {
  return status === 'CANCELLED' && note === endedAtOnce;
}

export function endedStanding({ status_update_time: at }: PayPalSubscription): Partial<Standing> {
  return { status: 'CANCELLED', renews: false, ...(at !== undefined && { expireTime: at }) };
}

export function reportOf({
  subscription,
  facts,
}: {
  subscription: PayPalSubscription;
  facts: readonly MembershipFact[];
}): SubscriptionReport {
  const told = readCustomId(subscription.custom_id);
  return {
    providerReference: subscription.id,
    userId: told?.userId ?? null,
    orderId: told?.orderId ?? null,
    fingerprint: subscription.subscriber?.payer_id ?? null,
    facts,
  };
}

const paidStatuses = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** The charges of a subscription; what was paid back of one is told apart, by a notification. */
export function paidFacts({
  transactions,
  currency,
}: {
  transactions: readonly PayPalTransaction[];
  currency: Currency;
}): MembershipFact[] {
  return transactions
    .filter(({ status }) => paidStatuses.includes(status))
    .map(({ id, time, amount_with_breakdown: { gross_amount: amount } }) =>
      paymentFact({
        id: `transaction:${id}`,
        at: time,
        payment: {
          reference: id,
          state: 'PAID',
          amountMinor: minorOf(amount.value),
          currency,
          buysPeriod: true,
        },
      }),
    );
}
