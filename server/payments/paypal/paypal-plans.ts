import { LRUCache } from 'lru-cache';
import { defaultLocale, localeCodes, locales } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { BillingPeriod, Currency } from '../../../domain/membership/offers/offers.rules.ts';
import type { PayPalClient } from './paypal-client.ts';
import { minorOf, moneyText } from './paypal-money.ts';
import { madeShape, planListShape, planShape, type PayPalPlan } from './paypal-objects.ts';

/** What a plan is made from. */
export interface PlanOffer {
  billingPeriod: BillingPeriod;
  currency: Currency;
  priceMinor: number;
  vatPercent: number;
  trialDays: number;
}

/** What a plan says of a subscription to it. */
export interface PlanTerms {
  billingPeriod: BillingPeriod;
  priceMinor: number;
  currencyCode: string;
}

export interface PayPalPlans {
  /** The plan of an offer, made where PayPal has none yet. */
  idOf(offer: PlanOffer): Promise<string>;
  termsOf(planId: string): Promise<PlanTerms>;
}

const rememberedPlans = 500;
const pageSize = 20;
const mostPages = 50;

/**
 * PayPal sells by plan: one for every price and trial. They are made when they are first wanted, under
 * the operator's product, and found again by what they are called.
 */
export function createPayPalPlans({
  client,
  productId,
  brandName,
}: {
  client: PayPalClient;
  productId: string;
  brandName: string;
}): PayPalPlans {
  const ids = new LRUCache<string, Promise<string>>({ max: rememberedPlans });
  const terms = new LRUCache<string, Promise<PlanTerms>>({ max: rememberedPlans });
  return {
    idOf(offer) {
      const labels = labelsOf(offer, brandName);
      const key = `${labels.name} ${labels.description}`;
      return remembered(ids, key, async () => {
        const making = { client, productId, labels, offer };
        return (await findPlan(making)) ?? makePlan(making);
      });
    },
    termsOf: (planId) =>
      remembered(terms, planId, async () => {
        const path = `/v1/billing/plans/${encodeURIComponent(planId)}`;
        return termsOfPlan((await client.ask({ method: 'GET', path, shape: planShape })).value);
      }),
  };
}

/** What failed is asked for again next time. */
function remembered<T>(
  known: LRUCache<string, Promise<T>>,
  key: string,
  find: () => Promise<T>,
): Promise<T> {
  const found = known.get(key) ?? find();
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

/** The payer reads them, in the language the currency is sold in; both together name one plan. */
function labelsOf({ billingPeriod, currency, priceMinor, ...offer }: PlanOffer, brandName: string) {
  const locale = localeCodes.find((code) => locales[code].currency === currency) ?? defaultLocale;
  const isYearly = billingPeriod === 'YEARLY';
  const period = isYearly ? m.membership_plan_yearly : m.membership_plan_monthly;
  const code = currencyCodeOf(currency);
  const { trialDays, vatPercent } = offer;
  const parts = [
    `${moneyText(priceMinor)} ${code}`,
    trialDays > 0 && `${trialDays} × ${moneyText(0)} ${code}`,
    vatPercent > 0 && `${vatPercent} %`,
  ];
  return {
    name: `${brandName}, ${period({}, { locale })}`,
    description: parts.filter(Boolean).join(' · '),
  };
}

interface Making {
  client: PayPalClient;
  productId: string;
  labels: { name: string; description: string };
  offer: PlanOffer;
}

async function findPlan({ client, productId, labels }: Making): Promise<string | null> {
  for (let page = 1; page <= mostPages; page += 1) {
    const query = new URLSearchParams({
      product_id: productId,
      page_size: String(pageSize),
      page: String(page),
    });
    const path = `/v1/billing/plans?${query}`;
    const { plans } = (await client.ask({ method: 'GET', path, shape: planListShape })).value;
    const found = plans.find(
      ({ name, description, status }) =>
        name === labels.name && description === labels.description && status === 'ACTIVE',
    );
    if (found) return found.id;
    if (plans.length < pageSize) return null;
  }
  return null;
}

/** Two servers that make the same plan at once get the same one. */
async function makePlan({ client, productId, labels, offer }: Making): Promise<string> {
  const { vatPercent } = offer;
  const made = await client.ask({
    method: 'POST',
    path: '/v1/billing/plans',
    idempotencyKey: `plan:${productId}:${labels.name}:${labels.description}`,
    shape: madeShape,
    body: {
      product_id: productId,
      ...labels,
      status: 'ACTIVE',
      billing_cycles: cyclesOf(offer),
      payment_preferences: paymentPreferences,
      ...(vatPercent > 0 && { taxes: { percentage: String(vatPercent), inclusive: true } }),
    },
  });
  return made.value.id;
}

/**
 * A charge that does not go through pauses the subscription, and is not added to a later one: nobody
 * pays for a time in which they had nothing.
 */
const paymentPreferences = { auto_bill_outstanding: false, payment_failure_threshold: 1 };

function cyclesOf({ billingPeriod, currency, priceMinor, trialDays }: PlanOffer) {
  const currency_code = currencyCodeOf(currency);
  const unit = billingPeriod === 'YEARLY' ? 'YEAR' : 'MONTH';
  const regular = {
    tenure_type: 'REGULAR',
    frequency: { interval_unit: unit, interval_count: 1 },
    // Until it is cancelled.
    total_cycles: 0,
    pricing_scheme: { fixed_price: { currency_code, value: moneyText(priceMinor) } },
  };
  if (trialDays === 0) return [{ ...regular, sequence: 1 }];
  const trial = {
    tenure_type: 'TRIAL',
    sequence: 1,
    frequency: { interval_unit: 'DAY', interval_count: trialDays },
    total_cycles: 1,
    pricing_scheme: { fixed_price: { currency_code, value: moneyText(0) } },
  };
  return [trial, { ...regular, sequence: 2 }];
}

function currencyCodeOf(currency: Currency): string {
  return currency === 'SEK' ? 'SEK' : 'USD';
}

function termsOfPlan({ id, billing_cycles: cycles }: PayPalPlan): PlanTerms {
  const regular = cycles.find(({ tenure_type: tenure }) => tenure === 'REGULAR');
  const price = regular?.pricing_scheme?.fixed_price;
  if (!regular || !price) throw new Error(`The plan ${id} at PayPal has no regular price`);
  const { interval_unit: unit, interval_count: count } = regular.frequency;
  const isYearly = unit === 'YEAR' || (unit === 'MONTH' && count >= 12);
  return {
    billingPeriod: isYearly ? 'YEARLY' : 'MONTHLY',
    priceMinor: minorOf(price.value),
    currencyCode: price.currency_code,
  };
}
