import type {
  JWSRenewalInfoDecodedPayload,
  JWSTransactionDecodedPayload,
} from '@apple/app-store-server-library';
import type {
  MembershipFact,
  Payment,
  Standing,
} from '../../../domain/membership/facts/membership-facts.rules.ts';
import type { SubscriptionStatus } from '../../../domain/membership/offers/offers.rules.ts';
import type { SubscriptionReport } from '../../../domain/membership/payment-provider.ts';
import { factRanks, paymentFact } from '../facts.ts';
import { shopAmount, shopPrice } from '../shop-money.ts';

/** A verified notification; what it is about is null where it is about no purchase. */
export interface AppStoreNews {
  id: string;
  type: string;
  signedAt: Date;
  status: number | null;
  transaction: JWSTransactionDecodedPayload | null;
  renewal: JWSRenewalInfoDecodedPayload | null;
}

/** As Apple counts them: how a subscription stood when the notification was signed. */
const statuses = { active: 1, expired: 2, billingRetry: 3, billingGrace: 4, revoked: 5 } as const;

interface Purchase {
  news: AppStoreNews;
  transaction: JWSTransactionDecodedPayload;
  renewal: JWSRenewalInfoDecodedPayload;
  yearlyProducts: readonly string[];
}

/** Null for what is about no subscription: tests, single purchases, requests for usage. */
export function reportOfNews({
  news,
  yearlyProducts,
}: {
  news: AppStoreNews;
  yearlyProducts: readonly string[];
}): SubscriptionReport | null {
  const { transaction, renewal } = news;
  const providerReference = transaction?.originalTransactionId;
  if (!transaction || !providerReference) return null;
  if (transaction.type !== 'Auto-Renewable Subscription') return null;
  const purchase = { news, transaction, renewal: renewal ?? {}, yearlyProducts };
  const facts = [standingFact(purchase), failureFact(purchase), paidFact(purchase)];
  const token = transaction.appAccountToken ?? renewal?.appAccountToken;
  return {
    providerReference,
    userId: token?.toLowerCase() ?? null,
    orderId: null,
    facts: facts.filter((fact) => fact !== null),
  };
}

/**
 * By the oldest signature in it. Apple says that a retry has the same id, not whether it is signed
 * anew: an old message in a new envelope must not count as the latest.
 */
function occurredAt({ news, transaction, renewal }: Purchase): Date {
  const dates = [transaction.signedDate, renewal.signedDate].filter((date) => date !== undefined);
  return new Date(Math.min(news.signedAt.getTime(), ...dates));
}

const ranks: Record<string, number> = {
  SUBSCRIBED: factRanks.started,
  EXPIRED: factRanks.ended,
  GRACE_PERIOD_EXPIRED: factRanks.ended,
  REFUND: factRanks.ended,
  REVOKE: factRanks.ended,
};

function standingFact(purchase: Purchase): MembershipFact | null {
  const { id, type, status } = purchase.news;
  if (status === null) return null;
  return {
    id,
    occurredAt: occurredAt(purchase),
    rank: ranks[type] ?? factRanks.changed,
    kind: 'STANDING',
    standing: standingOf(purchase, status),
    ...(status === statuses.billingGrace && { isGrace: true }),
  };
}

function standingOf(purchase: Purchase, status: number): Partial<Standing> {
  const { transaction, renewal, yearlyProducts } = purchase;
  const product = renewal.autoRenewProductId ?? transaction.productId ?? '';
  return {
    status: statusOf(status, renewal),
    term: 'RECURRING',
    billingPeriod: yearlyProducts.includes(product) ? 'YEARLY' : 'MONTHLY',
    ...priceOf(purchase),
    trialEndsAt: isFree(transaction) ? dateOf(transaction.expiresDate) : null,
    expireTime: expireTimeOf(purchase, status),
    renews: renewal.autoRenewStatus === 1 && status !== statuses.revoked,
  };
}

const endedByMember: readonly unknown[] = [1, 3];

/** What ended because the member cancelled, or did not agree to a price, was cancelled. */
function statusOf(
  status: number,
  { expirationIntent }: JWSRenewalInfoDecodedPayload,
): SubscriptionStatus {
  switch (status) {
    case statuses.active:
    case statuses.billingGrace:
      return 'ACTIVE';
    case statuses.billingRetry:
      return 'EXPIRED';
    case statuses.expired:
      return endedByMember.includes(expirationIntent) ? 'CANCELLED' : 'EXPIRED';
    case statuses.revoked:
      return 'CANCELLED';
    default:
      return 'UNKNOWN';
  }
}

/** Of the latest purchase, not of the one that is told of: a refund may be about an older one. */
function expireTimeOf({ news, transaction, renewal }: Purchase, status: number): Date {
  if (status === statuses.revoked) return dateOf(transaction.revocationDate) ?? news.signedAt;
  const paidUntil = dateOf(renewal.renewalDate ?? transaction.expiresDate) ?? news.signedAt;
  if (status !== statuses.billingGrace) return paidUntil;
  return dateOf(renewal.gracePeriodExpiresDate) ?? paidUntil;
}

function isFree({ offerDiscountType }: JWSTransactionDecodedPayload): boolean {
  return offerDiscountType === 'FREE_TRIAL';
}

/** Nothing where Apple names no price, as after a cancelled trial: then it stays what it was. */
function priceOf({ transaction, renewal }: Purchase): Partial<Standing> {
  if (renewal.renewalPrice !== undefined) return shopPrice(amountOf(renewal, renewal.renewalPrice));
  return transaction.price ? shopPrice(amountOf(transaction, transaction.price)) : {};
}

/** Apple counts in thousandths. */
function amountOf({ currency }: { currency?: string }, thousandths: number) {
  return shopAmount({ currency, units: thousandths / 1000 });
}

function dateOf(milliseconds: number | undefined): Date | null {
  return milliseconds === undefined ? null : new Date(milliseconds);
}

function failureFact(purchase: Purchase): MembershipFact | null {
  const { news, transaction, renewal } = purchase;
  if (news.type !== 'DID_FAIL_TO_RENEW') return null;
  const amount = amountOf(renewal, renewal.renewalPrice ?? 0);
  const reference = `${transaction.transactionId}:renewal`;
  return billFact({ purchase, name: 'failed', reference, amount, state: 'FAILED' });
}

/**
 * What the member paid, which every notification about it repeats. It is known to be paid back by
 * the purchase itself; a revoked share of a family's purchase was never theirs.
 */
function paidFact(purchase: Purchase): MembershipFact | null {
  const { transaction } = purchase;
  const { price = 0, transactionId: reference = '', revocationDate } = transaction;
  if (isFree(transaction) || transaction.inAppOwnershipType === 'FAMILY_SHARED') return null;
  if (revocationDate === undefined) {
    const amount = amountOf(transaction, price);
    return billFact({ purchase, name: 'paid', reference, amount, state: 'PAID' });
  }
  // Apple tells the refunded share in thousandths of a percent; without one, everything was refunded.
  const share = (transaction.revocationPercentage ?? 100_000) / 100_000;
  const amount = amountOf(transaction, price * share);
  return billFact({ purchase, name: 'refunded', reference, amount, state: 'REFUNDED' });
}

function billFact({
  purchase,
  name,
  reference,
  amount,
  state,
}: {
  purchase: Purchase;
  name: string;
  reference: string;
  amount: ReturnType<typeof amountOf>;
  state: Payment['state'];
}): MembershipFact | null {
  if (amount === null || amount.amountMinor === 0) return null;
  const id = `${purchase.news.id}:${name}`;
  const payment = { reference, state, ...amount, buysPeriod: false };
  return paymentFact({ id, at: occurredAt(purchase), payment });
}
