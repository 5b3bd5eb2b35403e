import type { Standing } from './facts/membership-facts.rules.ts';
import type { Provider } from './offers/offers.rules.ts';

/** A user's latest subscription, as of the moment it was read. */
export interface Membership extends Standing {
  readonly id: string;
  readonly userId: string;
  readonly provider: Provider;
  readonly providerReference: string;
  readonly createdAt: Date;
}
