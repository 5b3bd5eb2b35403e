import type { Membership } from '../membership.ts';
import type { PaymentProvider, PaymentProviders } from '../payment-provider.ts';
import { isSeat } from './seats.rules.ts';

/** The company where a member can change what they bought; null where they bought nothing here. */
export function sellerOf(
  payments: PaymentProviders,
  membership: Pick<Membership, 'provider' | 'providerReference'>,
): PaymentProvider | null {
  return isSeat(membership) ? null : payments.byName(membership.provider);
}
