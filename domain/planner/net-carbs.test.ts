import { expect, test } from 'vitest';
import { mostNetCarbsMg, netCarbsMg } from './net-carbs.ts';

test.each([
  [5, 1, 5000],
  [16.7, 1, 16_700],
  [0.1 + 0.2, 1, 300],
  [3.3333333, 1.25, 4167],
  [0.0001, 1, 1],
])('%d g × %d are %d mg, rounded up', (netCarbsGrams, servingFactor, mg) => {
  expect(netCarbsMg({ netCarbsGrams, servingFactor })).toBe(mg);
});

test('keto is under 20 g while 50 g are still moderate', () => {
  expect(mostNetCarbsMg({ level: 'STRICT', grams: 20, isExclusive: true })).toBe(19_999);
  expect(mostNetCarbsMg({ level: 'MODERATE', grams: 50, isExclusive: false })).toBe(50_000);
});
