import { expect, test } from 'vitest';
import { minorOf, moneyText } from './paypal/paypal-money.ts';
import { shopAmount, shopPrice } from './shop-money.ts';

test.each([
  ['SEK', 1099, 109_900],
  ['USD', 9.99, 999],
  // As floating point has them: 1.15 is a little less, 4.35 too.
  ['USD', 1.15, 115],
  ['USD', 4.35, 435],
  ['SEK', 0, 0],
] as const)('a shop that says %s %s says %s hundredths', (currency, units, amountMinor) => {
  expect(shopAmount({ currency, units })).toEqual({ currency, amountMinor });
});

test.each(['EUR', 'sek', '', undefined])('in "%s" nothing is sold here', (currency) => {
  expect(shopAmount({ currency, units: 5 })).toBeNull();
});

test('the price of a currency of ours comes with it, that of another is none', () => {
  expect(shopPrice({ currency: 'SEK', amountMinor: 109_900 })).toEqual({
    priceMinor: 109_900,
    currency: 'SEK',
  });
  expect(shopPrice(null)).toEqual({ priceMinor: 0 });
});

test.each([
  [109_900, '1099.00'],
  [8_990, '89.90'],
  [999, '9.99'],
  [105, '1.05'],
  [7, '0.07'],
  [0, '0.00'],
])('%s hundredths are written "%s", and read back the same', (minor, text) => {
  expect(moneyText(minor)).toBe(text);
  expect(minorOf(text)).toBe(minor);
});

test.each([
  ['10.0', 1000],
  ['1099', 109_900],
  ['4.35', 435],
  // What was paid back.
  ['-89.90', 8_990],
])('PayPal’s "%s" is %s hundredths', (text, minor) => {
  expect(minorOf(text)).toBe(minor);
});
