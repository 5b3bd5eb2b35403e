import { dayMs } from '../../lib/clock.ts';
import type { Membership } from './membership.ts';
import type { Provider, SubscriptionStatus } from './offers/offers.rules.ts';

type Moment = Pick<Membership, 'status' | 'expireTime' | 'renews' | 'provider'>;

/**
 * How long a company may take to charge for the next period and tell us, while the member keeps
 * access. The app stores count their own days of grace into the time they report.
 */
const graceDays: Record<Provider, number> = {
  APPSTORE: 1,
  BRAINTREE: 3,
  GENERIC: 0,
  GOOGLE_PLAY: 1,
  PAYPAL: 3,
  STRIPE: 3,
  UNKNOWN: 0,
};

/** The one place that decides who is a premium member: an active subscription that still runs. */
export function isPremium({ membership, now }: { membership: Moment | null; now: Date }): boolean {
  return membership !== null && currentStatus({ membership, now }) === 'ACTIVE';
}

/**
 * The status on the wire. A cancelled subscription is ACTIVE until what is paid for ends, and
 * CANCELLED from then on; one that should have been renewed and was not is EXPIRED, even before a
 * company has said so.
 */
export function currentStatus({
  membership,
  now,
}: {
  membership: Moment;
  now: Date;
}): SubscriptionStatus {
  const { status, renews } = membership;
  if (status !== 'ACTIVE' || now < endOfAccess(membership)) return status;
  return renews ? 'EXPIRED' : 'CANCELLED';
}

/** With the days of grace that its company needs to charge. */
export function endOfAccess({ expireTime, renews, provider }: Moment): Date {
  const graceMs = renews ? graceDays[provider] * dayMs : 0;
  return new Date(expireTime.getTime() + graceMs);
}

/** Whether nothing has been charged yet: the member is still in their trial. */
export function isOnTrial({
  membership,
  now,
}: {
  membership: Moment & Pick<Membership, 'trialEndsAt'>;
  now: Date;
}): boolean {
  const { trialEndsAt } = membership;
  if (trialEndsAt === null || trialEndsAt <= now) return false;
  return currentStatus({ membership, now }) === 'ACTIVE';
}

/** When the next charge is due; null when none will come. */
export function nextChargeAt({ membership, now }: { membership: Moment; now: Date }): Date | null {
  const isDue = membership.renews && currentStatus({ membership, now }) === 'ACTIVE';
  return isDue ? membership.expireTime : null;
}
