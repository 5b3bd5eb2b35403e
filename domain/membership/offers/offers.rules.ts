export const billingPeriods = ['MONTHLY', 'YEARLY'] as const;
export const currencies = ['SEK', 'USD', 'USD_ES'] as const;
export const providers = [
  'APPSTORE',
  'BRAINTREE',
  'GENERIC',
  'GOOGLE_PLAY',
  'PAYPAL',
  'STRIPE',
  'UNKNOWN',
] as const;
export const subscriptionStatuses = [
  'ACTIVE',
  'CANCELLED',
  'EXPIRED',
  'INVALID',
  'NEW',
  'UNKNOWN',
] as const;

/** How long a purchase runs: it renews, or it ends after a fixed time. */
export const terms = [
  'RECURRING',
  'THREE_MONTH',
  'NINE_MONTH',
  'HALF_YEAR',
  'YEAR_FIXED',
  'UNKNOWN',
] as const;

export type BillingPeriod = (typeof billingPeriods)[number];
export type Currency = (typeof currencies)[number];
export type Provider = (typeof providers)[number];
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
export type Term = (typeof terms)[number];

/** What is bought, in words for the offer page: all amounts in the currency's smallest unit. */
export interface Offer {
  readonly billingPeriod: BillingPeriod;
  readonly currency: Currency;
  /** What one billing period costs. */
  readonly priceMinor: number;
  readonly pricePerMonthMinor: number;
  readonly pricePerYearMinor: number;
  /** What a year costs less than twelve months bought one by one. */
  readonly savingMinor: number;
  /** The free days before the first charge, for who has never been a member. */
  readonly trialDays: number;
  /** The share of the price that is value added tax. */
  readonly vatPercent: number;
  readonly vatMinor: number;
}

type PerOffer = Readonly<Record<Currency, Readonly<Record<BillingPeriod, number>>>>;

/** What the operator sells, and for how much. */
export interface OfferTerms {
  readonly prices: PerOffer;
  readonly trialDays: Readonly<Record<BillingPeriod, number>>;
  readonly vatPercent: Readonly<Record<Currency, number>>;
}

export interface OfferSettings {
  PRICE_USD_MONTHLY: number;
  PRICE_USD_YEARLY: number;
  PRICE_USD_ES_MONTHLY: number;
  PRICE_USD_ES_YEARLY: number;
  PRICE_SEK_MONTHLY: number;
  PRICE_SEK_YEARLY: number;
  VAT_PERCENT_USD: number;
  VAT_PERCENT_USD_ES: number;
  VAT_PERCENT_SEK: number;
  TRIAL_DAYS: number;
  TRIAL_DAYS_MONTHLY?: number | undefined;
  TRIAL_DAYS_YEARLY?: number | undefined;
}

export function offerTermsOf(settings: OfferSettings): OfferTerms {
  return {
    prices: {
      USD: { MONTHLY: settings.PRICE_USD_MONTHLY, YEARLY: settings.PRICE_USD_YEARLY },
      USD_ES: { MONTHLY: settings.PRICE_USD_ES_MONTHLY, YEARLY: settings.PRICE_USD_ES_YEARLY },
      SEK: { MONTHLY: settings.PRICE_SEK_MONTHLY, YEARLY: settings.PRICE_SEK_YEARLY },
    },
    trialDays: {
      MONTHLY: settings.TRIAL_DAYS_MONTHLY ?? settings.TRIAL_DAYS,
      YEARLY: settings.TRIAL_DAYS_YEARLY ?? settings.TRIAL_DAYS,
    },
    vatPercent: {
      USD: settings.VAT_PERCENT_USD,
      USD_ES: settings.VAT_PERCENT_USD_ES,
      SEK: settings.VAT_PERCENT_SEK,
    },
  };
}

export function offerOf({
  terms: { prices, trialDays, vatPercent },
  currency,
  billingPeriod,
}: {
  terms: OfferTerms;
  currency: Currency;
  billingPeriod: BillingPeriod;
}): Offer {
  const { MONTHLY, YEARLY } = prices[currency];
  const isMonthly = billingPeriod === 'MONTHLY';
  const priceMinor = isMonthly ? MONTHLY : YEARLY;
  return {
    billingPeriod,
    currency,
    priceMinor,
    pricePerMonthMinor: isMonthly ? MONTHLY : Math.round(YEARLY / 12),
    pricePerYearMinor: isMonthly ? MONTHLY * 12 : YEARLY,
    savingMinor: isMonthly ? 0 : Math.max(0, MONTHLY * 12 - YEARLY),
    trialDays: trialDays[billingPeriod],
    vatPercent: vatPercent[currency],
    vatMinor: vatOf({ priceMinor, vatPercent: vatPercent[currency] }),
  };
}

/** The tax in a price that includes it. */
export function vatOf({
  priceMinor,
  vatPercent,
}: {
  priceMinor: number;
  vatPercent: number;
}): number {
  // In hundredths of a percent: whole numbers, and one rounding.
  const rate = Math.round(vatPercent * 100);
  return Math.round((priceMinor * rate) / (10_000 + rate));
}

/** Only who never was a member gets the trial: a former one pays from the first day. */
export function trialDaysFor({
  trialDays,
  isFormer,
}: {
  trialDays: number;
  isFormer: boolean;
}): number {
  return isFormer ? 0 : trialDays;
}

/** In a shorter trial, a mail two days before its end would only repeat the mail of today. */
const shortestTrialWithNotice = 4;

/** Whether somebody whose trial begins today is written to before it is charged for. */
export function isWarnedBeforeCharge(trialDays: number): boolean {
  return trialDays >= shortestTrialWithNotice;
}

/** Whoever only began to pay, or could not, has not been a member. */
export function hasBeenMember(former: { status: SubscriptionStatus } | null): boolean {
  return former !== null && !neverMembers.includes(former.status);
}

const neverMembers: readonly SubscriptionStatus[] = ['INVALID', 'NEW', 'UNKNOWN'];

/** The end of what one payment buys; the last day of a shorter month where it has to be. */
export function endOfBillingPeriod({
  start,
  billingPeriod,
}: {
  start: Date;
  billingPeriod: BillingPeriod;
}): Date {
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + (billingPeriod === 'MONTHLY' ? 1 : 12));
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}
