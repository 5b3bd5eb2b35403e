import type { Database } from '../../db/database.ts';
import type { Membership } from './membership.ts';
import type { OfferSettings } from './offers/offers.rules.ts';
import type { PaymentProviders } from './payment-provider.ts';

/**
 * The days of the trial of somebody in a group whose members pay themselves; null for everybody
 * else.
 */
export type FindGroupTrialDays = (args: { db: Database; userId: string }) => Promise<number | null>;

declare module '../../api/context.ts' {
  interface Settings extends OfferSettings {}

  interface Services {
    payments: PaymentProviders;
    findGroupTrialDays: FindGroupTrialDays;
  }

  interface RequestContext {
    /** The viewer's latest subscription, whatever its status. */
    membership: Membership | null;
    /** Whether premium content is open to the viewer. */
    isPremium: boolean;
  }
}
