import { expect, test } from 'vitest';
import { isInBasket } from './basket.rules.ts';

test.each([
  [100, 100, true],
  [100, 98, true],
  [100, 97, false],
  [100, 80, false],
  [400, 392, true],
  [400, 391, false],
  [100, 250, true],
])('of %d g needed, %d g in the basket are enough: %s', (needed, bought, isEnough) => {
  expect(isInBasket({ row: { grams: needed }, basket: { grams: bought } })).toBe(isEnough);
});

test('what nobody bought is not in the basket', () => {
  expect(isInBasket({ row: { grams: 100 }, basket: undefined })).toBe(false);
});
