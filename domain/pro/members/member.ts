import type { SubscriptionStatus } from '../../membership/offers/offers.rules.ts';
import type { MemberPeriod } from '../pro.rules.ts';
import type { StatusFacts } from './member-status.rules.ts';

/** Somebody in a group's list. */
export interface ProMember extends StatusFacts {
  readonly id: string;
  readonly groupId: string;
  /** Null until they joined. */
  readonly userId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly period: MemberPeriod;
  readonly country: string | null;
  readonly taxResidence: string | null;
  readonly startsAt: Date | null;
  readonly createdAt: Date;
  readonly subscriptionStatus: SubscriptionStatus | null;
}
