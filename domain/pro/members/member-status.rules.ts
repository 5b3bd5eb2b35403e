import type { SubscriptionStatus } from '../../membership/offers/offers.rules.ts';

export const memberStatuses = [
  'ACTIVE',
  'CANCELLED',
  'EXPIRED',
  'INVALID',
  'NEW',
  'UNKNOWN',
  'PENDING',
] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** What a member's row tells of their subscription; the status follows from it and the time. */
export interface StatusFacts {
  /** Null until the invitation was taken up. */
  readonly joinedAt: Date | null;
  /** Of the term; null while it goes on. */
  readonly endsAt: Date | null;
  /** When the member left by themselves. */
  readonly leftAt: Date | null;
  /** Of the subscription that carries them, their own or the seat's; null while there is none. */
  readonly subscriptionStatus: SubscriptionStatus | null;
  /** When that subscription stops giving access, if nothing more is paid. */
  readonly accessEndsAt: Date | null;
  readonly renews: boolean;
}

/** The one place that decides it. `statusInSql` of the store says the same, which a test compares. */
export function memberStatus(facts: StatusFacts, now: Date): MemberStatus {
  const { joinedAt, endsAt, leftAt, subscriptionStatus, accessEndsAt, renews } = facts;
  if (leftAt !== null) return 'CANCELLED';
  if (joinedAt === null) return 'PENDING';
  if (endsAt !== null && endsAt <= now) return 'EXPIRED';
  if (subscriptionStatus === null) return 'NEW';
  if (subscriptionStatus !== 'ACTIVE') return subscriptionStatus;
  if (accessEndsAt === null || now < accessEndsAt) return 'ACTIVE';
  return renews ? 'EXPIRED' : 'CANCELLED';
}
