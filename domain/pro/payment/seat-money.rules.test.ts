import { expect, test } from 'vitest';
import { isUnpaid, vatOn } from './seat-invoice.rules.ts';
import { seatCurrencyIn, seatTermsOf } from './seat-terms.rules.ts';
import { isInEu, vatPercentIn } from './vat-rates.rules.ts';

test.each([
  [9900, 25, 2475],
  [9900, 25.5, 2525],
  [999, 25.5, 255],
  [999, 0, 0],
  [-999, 25, -250],
  [3, 6, 0],
  [9, 6, 1],
])('on %i without tax, %d %% is %i', (netMinor, percent, vat) => {
  expect(vatOn({ netMinor, percent }) + 0).toBe(vat);
});

test.each([
  ['FAILED', 1, true],
  ['FAILED', 0, false],
  ['OPEN', 100, false],
  ['PAID', 100, false],
  ['VOID', 100, false],
] as const)('an invoice that is %s with %i to pay is unpaid: %s', (state, dueMinor, unpaid) => {
  expect(isUnpaid({ state, dueMinor })).toBe(unpaid);
});

test('the operator’s rate goes before the standard one, and 0 is a rate', () => {
  const percents = { SE: 6, DE: 0, NO: 25 };
  const rateIn = (country: string) => vatPercentIn({ country, percents });
  expect(['SE', 'DE', 'NO', 'FI', 'US'].map(rateIn)).toEqual([6, 0, 25, 25.5, 0]);
  expect([isInEu('FI'), isInEu('NO'), isInEu('toString')]).toEqual([true, false, false]);
});

test('groups in Sweden pay in kronor, all others in dollars', () => {
  expect([seatCurrencyIn('SE'), seatCurrencyIn('FI'), seatCurrencyIn('US')]).toEqual([
    'SEK',
    'USD',
    'USD',
  ]);
});

test('what a seat costs is what the operator set', () => {
  const settings = {
    PRO_SEAT_PRICE_USD: 999,
    PRO_SEAT_PRICE_SEK: 9900,
    PRO_TRIAL_DAYS: 30,
    PRO_GRACE_DAYS: 14,
    PRO_VAT_PERCENTS: { SE: 6 },
  };
  expect(seatTermsOf(settings)).toEqual({
    prices: { USD: 999, SEK: 9900 },
    trialDays: 30,
    graceDays: 14,
    operatorCountry: null,
    vatPercents: { SE: 6 },
  });
  expect(seatTermsOf({ ...settings, OPERATOR_COUNTRY: 'SE' }).operatorCountry).toBe('SE');
});
