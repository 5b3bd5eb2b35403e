import { expect, test } from 'vitest';
import { scaleEnd, scaleTicks, thresholdBetween } from './food-scale.ts';

test.each([
  [[0, 1.4, 3.9], 4],
  [[0, 12.1], 20],
  [[5, null], 8],
  [[99.8], 100],
  [[100.4], 100],
  [[], 4],
])('a scale for net carbs of %j ends at %i', (figures, end) => {
  expect(scaleEnd({ mode: 'carbs', figures })).toBe(end);
});

test('shares and scores have all of 100 before them', () => {
  expect(scaleEnd({ mode: 'protein', figures: [3] })).toBe(100);
  expect(scaleTicks(100)).toEqual([0, 25, 50, 75, 100]);
  expect(scaleTicks(12)).toEqual([0, 3, 6, 9, 12]);
});

test.each([
  ['carbs', 4.9, 5.1, 'above-5'],
  ['carbs', 5, 5, null],
  ['carbs', 5.2, 5.3, null],
  ['satiety', 61, 59, 'below-60'],
  ['satiety', 70, 30, 'below-40'],
  ['satiety', 45, null, null],
  ['protein', 40, 10, null],
] as const)('in mode %s, from %s to %s the rule is %s', (mode, before, figure, threshold) => {
  expect(thresholdBetween({ mode, before, figure })).toBe(threshold);
});
