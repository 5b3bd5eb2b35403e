import { endOfBillingPeriod } from '../../../domain/membership/offers/offers.rules.ts';
import type {
  MembershipFact,
  Payment,
} from '../../../domain/membership/facts/membership-facts.rules.ts';
import type { KnownSubscription } from '../../../domain/membership/payment-provider.ts';
import { paymentFact, standingFact } from '../facts.ts';

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
    const bill = { reference, amountMinor: priceMinor, currency };
    facts.push(
      standingFact({ id: `${reference}:renewed`, at, standing: { expireTime } }),
      paidFact({ bill, occurredAt: at }),
    );
    at = expireTime;
  }
  return facts;
}

export function paidFact({
  bill,
  occurredAt,
}: {
  bill: Pick<Payment, 'reference' | 'amountMinor' | 'currency'>;
  occurredAt: Date;
}): MembershipFact {
  const payment = { ...bill, state: 'PAID', buysPeriod: false } as const;
  return paymentFact({ id: bill.reference, at: occurredAt, payment });
}
