import type { Membership } from './membership.ts';
import type { OfferSettings } from './offers/offers.rules.ts';
import type { PaymentProviders } from './payment-provider.ts';

declare module '../../api/context.ts' {
  interface Settings extends OfferSettings {}

  interface Services {
    payments: PaymentProviders;
  }

  interface RequestContext {
    /** The viewer's latest subscription, whatever its status. */
    membership: Membership | null;
    /** Whether premium content is open to the viewer. */
    isPremium: boolean;
  }
}
