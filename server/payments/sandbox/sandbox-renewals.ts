import { endOfBillingPeriod } from '../../../domain/membership/offers/offers.rules.ts';
import type { MembershipFact } from '../../../domain/membership/facts/membership-facts.rules.ts';
import type { KnownSubscription } from '../../../domain/membership/payment-provider.ts';
import { factRanks, paymentFact, standingFact } from '../facts.ts';

/**
 * What a company would have charged by now, at the end of the trial and of each period. Asked again,
 * it says the same.
 */
export function sandboxRenewals({
  subscription,
  now,
}: {
  subscription: KnownSubscription;
  now: Date;
}): MembershipFact[] {
  const { providerReference, billingPeriod, currency, priceMinor, renews } = subscription;
  if (!renews) return [];
  const facts: MembershipFact[] = [];
  let at = subscription.expireTime;
  while (at <= now) {
    const reference = `${providerReference}_${at.toISOString().slice(0, 10)}`;
    const expireTime = endOfBillingPeriod({ start: at, billingPeriod });
    facts.push(
      standingFact({ id: reference, at, standing: { expireTime }, rank: factRanks.changed }),
      paymentFact({
        id: `${reference}:paid`,
        at,
        payment: { reference, state: 'PAID', amountMinor: priceMinor, currency, buysPeriod: false },
      }),
    );
    at = expireTime;
  }
  return facts;
}
