import { expect, test } from 'vitest';
import { eatenText, likelySlot, totalGrams, totalKilocalories } from './food-words.ts';

test.each([
  ['00:00', 'BREAKFAST'],
  ['09:59', 'BREAKFAST'],
  ['10:00', 'LUNCH'],
  ['14:59', 'LUNCH'],
  ['15:00', 'SNACK'],
  ['16:59', 'SNACK'],
  ['17:00', 'DINNER'],
  ['23:59', 'DINNER'],
])('at %s one is likely to write down %s', (time, slot) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  expect(likelySlot(hour * 60 + minute)).toBe(slot);
});

test('what was eaten is told in servings or in its own unit, and not where only figures were typed', () => {
  const eaten = (amount: number, unit: string, source: 'RECIPE' | 'FOOD' | 'QUICK') =>
    eatenText({ entry: { amount, unit, source } as never, locale: 'en' });
  expect(eaten(1.5, 'serving', 'RECIPE')).toBe('1½ servings');
  expect(eaten(1, 'serving', 'RECIPE')).toBe('1 serving');
  expect(eaten(150, 'g', 'FOOD')).toBe('150\u00a0g');
  expect(eaten(1, 'serving', 'QUICK')).toBeNull();
});

test('a total of which something is unknown is at least so much', () => {
  const total = { amount: 5, isLowerBound: true };
  expect(totalGrams({ total, locale: 'en' })).toBe('≥\u00a05\u00a0g');
  expect(totalGrams({ total: { ...total, isLowerBound: false }, locale: 'en' })).toBe('5\u00a0g');
  expect(
    totalGrams({ total: { amount: 5, isLowerBound: false }, isApproximate: true, locale: 'en' }),
  ).toBe('≈\u00a05\u00a0g');
  expect(totalKilocalories({ total: { amount: 480, isLowerBound: true }, locale: 'en' })).toMatch(
    /^≥\u00a0480/,
  );
});
