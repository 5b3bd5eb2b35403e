import { expect, test } from 'vitest';
import { nearestFraction, parseAmount, quantityValue } from './fractions.ts';
import type { FractionSymbol, Quantity } from './fractions.ts';

const quarters: readonly FractionSymbol[] = ['¼', '½', '¾'];
const all: readonly FractionSymbol[] = ['⅛', '¼', '⅓', '½', '⅔', '¾'];

test.each([
  ['2', 2],
  ['1.5', 1.5],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['½', 0.5],
  ['1½', 1.5],
  ['2 ¾', 2.75],
  ['⅔', 2 / 3],
])('reads the amount %s', (text, amount) => {
  expect(parseAmount(text)).toBeCloseTo(amount);
});

test.each(['', 'two', '0', '0/3', '1/0', '-1', '1.5.2', '1/2 1', 'NaN'])(
  'does not take "%s" for an amount',
  (text) => {
    expect(parseAmount(text)).toBeNull();
  },
);

test.each([
  [0.5, quarters, '½'],
  [1.9, quarters, '2'],
  [0.05, all, '⅛'],
  [0.34, all, '⅓'],
  [0.65, all, '⅔'],
  [0.999, quarters, '1'],
  [2.51, quarters, '2½'],
  [8.71, all, '8¾'],
  [0.1, quarters, '¼'],
  [7, [], '7'],
])('measures %f with %j as %s', (value, allowed, shown) => {
  expect(spelled(nearestFraction({ value, allowed }))).toBe(shown);
});

test('a nearly exact simple fraction wins over a slightly nearer odd one', () => {
  const quantity = nearestFraction({ value: 20.3, allowed: all });
  expect(quantity).toEqual({ kind: 'fraction', whole: 20, fraction: null });
});

test('knows the value of what it shows', () => {
  expect(quantityValue({ kind: 'decimal', value: 1.25 })).toBe(1.25);
  expect(quantityValue({ kind: 'fraction', whole: 2, fraction: '¾' })).toBe(2.75);
  expect(quantityValue({ kind: 'fraction', whole: 2, fraction: null })).toBe(2);
});

function spelled(quantity: Quantity): string {
  if (quantity.kind === 'decimal') return `${quantity.value}`;
  return `${quantity.whole === 0 ? '' : quantity.whole}${quantity.fraction ?? ''}`;
}
