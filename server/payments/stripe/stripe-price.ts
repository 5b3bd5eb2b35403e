import type { BillingPeriod, Currency } from '../../../domain/membership/offers/offers.rules.ts';

/** The price as we sell it now: Stripe needs no list of prices beside ours. */
export function priceData({
  productId,
  billingPeriod,
  currency,
  priceMinor,
  taxBehavior = 'inclusive',
}: {
  productId: string;
  billingPeriod: BillingPeriod;
  currency: Currency;
  priceMinor: number;
  /** Members' prices include the tax, those of groups do not. */
  taxBehavior?: 'inclusive' | 'exclusive';
}) {
  const interval = billingPeriod === 'YEARLY' ? 'year' : 'month';
  return {
    product: productId,
    currency: currency === 'SEK' ? 'sek' : 'usd',
    unit_amount: priceMinor,
    recurring: { interval },
    tax_behavior: taxBehavior,
  } as const;
}
