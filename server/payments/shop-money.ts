import type { Currency } from '../../domain/membership/offers/offers.rules.ts';

export interface ShopAmount {
  currency: Currency;
  amountMinor: number;
}

/** What a shop says something costs; null in one of the many currencies that we do not sell in. */
export function shopAmount({
  currency,
  units,
}: {
  currency: string | undefined;
  units: number;
}): ShopAmount | null {
  // Both have hundredths. No shop tells one US dollar from the other.
  if (currency !== 'SEK' && currency !== 'USD') return null;
  return { currency, amountMinor: Math.round(units * 100) };
}

/** What the next charge will be; 0 where that is no amount of ours, and pages name none. */
export function shopPrice(amount: ShopAmount | null) {
  if (amount === null) return { priceMinor: 0 };
  return { priceMinor: amount.amountMinor, currency: amount.currency };
}
