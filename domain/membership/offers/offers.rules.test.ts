import { expect, test } from 'vitest';
import { readSettings } from '../../../server/settings/config.ts';
import {
  endOfBillingPeriod,
  hasBeenMember,
  isWarnedBeforeCharge,
  offerOf,
  offerTermsOf,
  subscriptionStatuses,
  trialDaysFor,
  vatOf,
} from './offers.rules.ts';
import type { BillingPeriod, Currency } from './offers.rules.ts';
import { monthlyFigure, priceText } from './price-text.rules.ts';

const terms = offerTermsOf(readSettings({}));

function textsOf(currency: Currency, billingPeriod: BillingPeriod, languageTag: string) {
  const offer = offerOf({ terms, currency, billingPeriod });
  const text = (priceMinor: number) => plain(priceText({ priceMinor, currency, languageTag }));
  const { pricePerMonthMinor: perMonth } = offer;
  return {
    price: text(offer.priceMinor),
    perMonth: plain(monthlyFigure({ priceMinor: perMonth, currency, languageTag })),
    perYear: text(offer.pricePerYearMinor),
    saving: text(offer.savingMinor),
  };
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['USD', 'MONTHLY', 'en', 'US$14.99', '$14.99', 'US$179.88', 'US$0'],
  ['USD', 'YEARLY', 'en', 'US$119', '$9.92', 'US$119', 'US$60.88'],
  ['USD_ES', 'MONTHLY', 'es-419', 'US$9', '$9', 'US$108', 'US$0'],
  ['USD_ES', 'YEARLY', 'es-419', 'US$90', '$7.50', 'US$90', 'US$18'],
  ['SEK', 'MONTHLY', 'sv', '129 kr', '129 kr', '1548 kr', '0 kr'],
  ['SEK', 'YEARLY', 'sv', '1099 kr', '92 kr', '1099 kr', '449 kr'],
] as const)(
  'membership in %s, %s, reads as published',
  (currency, billingPeriod, languageTag, price, perMonth, perYear, saving) => {
    const texts = textsOf(currency, billingPeriod, languageTag);
    expect(texts).toEqual({ price, perMonth, perYear, saving });
  },
);

test('an annual price above twelve months is no saving, not a negative one', () => {
  const dearer = offerTermsOf(readSettings({ PRICE_USD_MONTHLY: '100', PRICE_USD_YEARLY: '1300' }));
  const offer = offerOf({ terms: dearer, currency: 'USD', billingPeriod: 'YEARLY' });
  expect(offer.savingMinor).toBe(0);
});

test.each([
  [109_900, 6, 6221],
  [12_900, 6, 730],
  [11_900, 0, 0],
  [10_000, 25, 2000],
  [10_000, 12.5, 1111],
])('of %i with %d %% tax, %i is tax', (priceMinor, vatPercent, vatMinor) => {
  expect(vatOf({ priceMinor, vatPercent })).toBe(vatMinor);
});

test('tax and trial of an offer are the operator’s', () => {
  const offers = offerTermsOf(readSettings({ TRIAL_DAYS: '14', TRIAL_DAYS_YEARLY: '30' }));
  const swedish = (billingPeriod: BillingPeriod) =>
    offerOf({ terms: offers, currency: 'SEK', billingPeriod });
  expect(swedish('MONTHLY')).toMatchObject({ trialDays: 14, vatPercent: 6, vatMinor: 730 });
  expect(swedish('YEARLY')).toMatchObject({ trialDays: 30, vatPercent: 6, vatMinor: 6221 });
});

test('the trial is for who has never been a member', () => {
  expect(trialDaysFor({ trialDays: 7, isFormer: false })).toBe(7);
  expect(trialDaysFor({ trialDays: 7, isFormer: true })).toBe(0);
});

test.each([
  ['2026-01-15T10:00:00Z', 'MONTHLY', '2026-02-15T10:00:00.000Z'],
  ['2026-01-31T10:00:00Z', 'MONTHLY', '2026-02-28T10:00:00.000Z'],
  ['2026-12-31T23:59:59Z', 'MONTHLY', '2027-01-31T23:59:59.000Z'],
  ['2028-02-29T00:00:00Z', 'YEARLY', '2029-02-28T00:00:00.000Z'],
  ['2026-03-02T08:00:00Z', 'YEARLY', '2027-03-02T08:00:00.000Z'],
] as const)('a period from %s, %s, ends %s', (start, billingPeriod, end) => {
  expect(endOfBillingPeriod({ start: new Date(start), billingPeriod }).toISOString()).toBe(end);
});

test('who is on trial for less than four days is not written to before the charge', () => {
  expect([0, 3, 4, 7].map(isWarnedBeforeCharge)).toEqual([false, false, true, true]);
});

test('who only began to pay, or could not, has not been a member', () => {
  expect(hasBeenMember(null)).toBe(false);
  const members = subscriptionStatuses.filter((status) => hasBeenMember({ status }));
  expect(members).toEqual(['ACTIVE', 'CANCELLED', 'EXPIRED']);
});

test('each currency has prices and tax of its own', () => {
  const settings = {
    PRICE_USD_MONTHLY: '1',
    PRICE_USD_YEARLY: '2',
    PRICE_USD_ES_MONTHLY: '3',
    PRICE_USD_ES_YEARLY: '4',
    PRICE_SEK_MONTHLY: '5',
    PRICE_SEK_YEARLY: '6',
  };
  const { prices } = offerTermsOf(readSettings(settings));
  const both = ({ MONTHLY, YEARLY }: { MONTHLY: number; YEARLY: number }) => [MONTHLY, YEARLY];
  expect([prices.USD, prices.USD_ES, prices.SEK].map(both)).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
});
