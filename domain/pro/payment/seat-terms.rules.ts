import type { Currency } from '../../membership/offers/offers.rules.ts';

/** What a seat costs and how it is taxed, as the operator sells it. */
export interface SeatTerms {
  /** A seat for a month without tax, in the currency's smallest unit. */
  readonly prices: Readonly<Record<SeatCurrency, number>>;
  readonly trialDays: number;
  /** How long members keep their access while a charge is refused. */
  readonly graceDays: number;
  readonly operatorCountry: string | null;
  /** Rates that differ from the standard ones, by country. */
  readonly vatPercents: Readonly<Record<string, number>>;
}

export type SeatCurrency = Exclude<Currency, 'USD_ES'>;

export interface SeatSettings {
  PRO_SEAT_PRICE_USD: number;
  PRO_SEAT_PRICE_SEK: number;
  PRO_TRIAL_DAYS: number;
  PRO_GRACE_DAYS: number;
  PRO_VAT_PERCENTS: Record<string, number>;
  OPERATOR_COUNTRY?: string | undefined;
}

export function seatTermsOf(settings: SeatSettings): SeatTerms {
  return {
    prices: { USD: settings.PRO_SEAT_PRICE_USD, SEK: settings.PRO_SEAT_PRICE_SEK },
    trialDays: settings.PRO_TRIAL_DAYS,
    graceDays: settings.PRO_GRACE_DAYS,
    operatorCountry: settings.OPERATOR_COUNTRY ?? null,
    vatPercents: settings.PRO_VAT_PERCENTS,
  };
}

/** Groups in Sweden pay in kronor, all others in dollars; a group keeps the currency it began with. */
export function seatCurrencyIn(country: string): SeatCurrency {
  return country === 'SE' ? 'SEK' : 'USD';
}
