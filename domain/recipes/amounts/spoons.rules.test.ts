import { expect, test } from 'vitest';
import { quantityValue, wholeQuantity } from '../../../lib/fractions.ts';
import { millilitersPer } from '../../../lib/units.ts';
import { isClose, spoons } from './spoons.rules.ts';

/** Everything from a pinch to half a cup, also sums of many lines. */
const milliliters = Array.from({ length: 2400 }, (_, index) => (index + 1) / 20);

test('no sum of spoons is one that nobody measures: quarters to two teaspoons, halves to three', () => {
  const shown = milliliters.flatMap((each) => spoons(each) ?? []);
  expect(shown).toHaveLength(milliliters.length);
  const odd = shown.filter(({ quantity, unit }) => {
    const value = quantityValue(quantity);
    const parts = unit === 'tbsp' ? 2 : value < 2 ? 24 : value < 3 ? 2 : 1;
    return unit !== 'pinch' && (value * parts) % 1 !== 0;
  });
  expect(odd).toEqual([]);
});

test('a sum of spoons is told within a sixth, what is less than a tablespoon within a fifth', () => {
  const far = milliliters.filter((each) => {
    const shown = spoons(each);
    if (shown === null || shown.unit === 'pinch') return false;
    const told = quantityValue(shown.quantity) * millilitersPer[shown.unit as 'tsp' | 'tbsp'];
    const most = each < millilitersPer.tbsp ? 1 / 5 : 1 / 6;
    return Math.abs(told - each) > Math.max(most * each, 0.4);
  });
  expect(far).toEqual([]);
});

test.each([
  [{ whole: 2, within: 0.25, value: 1.6 }, true],
  [{ whole: 2, within: 0.24, value: 1.6 }, false],
  [{ whole: 1, within: 0.5, value: 2 }, true],
  [{ whole: 1, within: 0.49, value: 2 }, false],
  [{ whole: 3, within: 0.5, value: 2 }, true],
  [{ whole: 3, within: 0.49, value: 2 }, false],
])('a round amount is close to another up to a share of it: %o', ({ whole, ...args }, isIt) => {
  expect(isClose({ quantity: wholeQuantity(whole), ...args })).toBe(isIt);
});
