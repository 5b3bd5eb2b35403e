import type {
  MembershipFact,
  Standing,
} from '../../../domain/membership/facts/membership-facts.rules.ts';
import type { SubscriptionStatus } from '../../../domain/membership/offers/offers.rules.ts';
import type { SubscriptionReport } from '../../../domain/membership/payment-provider.ts';
import { shopAmount, shopPrice } from '../shop-money.ts';
import type { PlayAnswer, PlayLineItem, PlayPurchase } from './play-api.ts';

/** The member an app named at the purchase; who renews in Google's own shop names nobody anew. */
export function ownerOf(purchase: PlayPurchase): string | null {
  const { externalAccountIdentifiers: named, outOfAppPurchaseContext: context } = purchase;
  const before = context?.expiredExternalAccountIdentifiers;
  const owner = named?.obfuscatedExternalAccountId ?? before?.obfuscatedExternalAccountId;
  return owner ?? null;
}

interface Reporting {
  id: string;
  rank: number;
  /** The purchase token. */
  providerReference: string;
  answer: PlayAnswer;
  yearlyPlans: readonly string[];
}

/** Google names no bills with a subscription: they stay with Google. */
export function reportOfPurchase({
  id,
  rank,
  providerReference,
  answer: { purchase, at },
  yearlyPlans,
}: Reporting): SubscriptionReport {
  const fact: MembershipFact = {
    id,
    occurredAt: at,
    rank,
    kind: 'STANDING',
    standing: standingOf({ purchase, at, yearlyPlans }),
    ...(purchase.subscriptionState === 'SUBSCRIPTION_STATE_IN_GRACE_PERIOD' && { isGrace: true }),
  };
  return { providerReference, userId: ownerOf(purchase), orderId: null, facts: [fact] };
}

function standingOf({
  purchase,
  at,
  yearlyPlans,
}: PlayAnswer & Pick<Reporting, 'yearlyPlans'>): Partial<Standing> {
  const item = latestItem(purchase);
  const { currencyCode, units = '0', nanos = 0 } = item?.autoRenewingPlan?.recurringPrice ?? {};
  const amount = shopAmount({ currency: currencyCode, units: Number(units) + nanos / 1e9 });
  const expireTime = item?.expiryTime ? new Date(item.expiryTime) : at;
  return {
    status: statusOf(purchase),
    term: 'RECURRING',
    billingPeriod: yearlyPlans.includes(item?.offerDetails?.basePlanId ?? '')
      ? 'YEARLY'
      : 'MONTHLY',
    ...shopPrice(amount),
    trialEndsAt: item?.offerPhase?.freeTrial ? expireTime : null,
    expireTime,
    renews: item?.autoRenewingPlan?.autoRenewEnabled ?? false,
  };
}

function latestItem({ lineItems }: PlayPurchase): PlayLineItem | undefined {
  const timeOf = ({ expiryTime }: PlayLineItem) => (expiryTime ? Date.parse(expiryTime) : 0);
  return lineItems.toSorted((a, b) => timeOf(b) - timeOf(a))[0];
}

/** What is cancelled is active until it expires; what is on hold or paused gives no access. */
const statuses: Record<string, SubscriptionStatus> = {
  SUBSCRIPTION_STATE_PENDING: 'NEW',
  SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED: 'INVALID',
  SUBSCRIPTION_STATE_ACTIVE: 'ACTIVE',
  SUBSCRIPTION_STATE_CANCELED: 'ACTIVE',
  SUBSCRIPTION_STATE_IN_GRACE_PERIOD: 'ACTIVE',
  SUBSCRIPTION_STATE_ON_HOLD: 'EXPIRED',
  SUBSCRIPTION_STATE_PAUSED: 'EXPIRED',
};

function statusOf({ subscriptionState, canceledStateContext }: PlayPurchase): SubscriptionStatus {
  if (subscriptionState !== 'SUBSCRIPTION_STATE_EXPIRED') {
    return statuses[subscriptionState] ?? 'UNKNOWN';
  }
  return canceledStateContext?.systemInitiatedCancellation ? 'EXPIRED' : 'CANCELLED';
}
