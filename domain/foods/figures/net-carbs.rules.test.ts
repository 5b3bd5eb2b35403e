import { expect, test } from 'vitest';
import { noNutrients } from '../../../lib/nutrients.ts';
import type { CarbBasis } from '../food.ts';
import { netCarbs } from './net-carbs.rules.ts';

test.each<[CarbBasis, number | null, number | null, number | null, boolean]>([
  ['total', 6.5, 2.5, 4, false],
  ['total', 2, 5, 0, false],
  ['total', 6, null, null, false],
  ['total', null, 2, null, false],
  ['available', 4, 3, 4, false],
  ['available', 4, null, 4, false],
  ['unknown', 4, 3, 4, true],
  ['unknown', null, 3, null, true],
])(
  'with %s carbs of %s g and %s g fibre the net is %s g (approximate: %s)',
  (carbBasis, carbohydrateGrams, fiberGrams, grams, isApproximate) => {
    const nutrients = { ...noNutrients, carbohydrateGrams, fiberGrams };
    expect(netCarbs({ nutrients, carbBasis })).toEqual({ grams, isApproximate });
  },
);

test('sugar alcohols stay in unless the operator subtracts them', () => {
  const nutrients = { ...noNutrients, carbohydrateGrams: 30, polyolGrams: 25 };
  const settings = { subtractsPolyols: true };
  expect(netCarbs({ nutrients, carbBasis: 'available' }).grams).toBe(30);
  expect(netCarbs({ nutrients, carbBasis: 'available', settings }).grams).toBe(5);
});

test('unknown sugar alcohols subtract nothing', () => {
  const nutrients = { ...noNutrients, carbohydrateGrams: 30, polyolGrams: null };
  const settings = { subtractsPolyols: true };
  expect(netCarbs({ nutrients, carbBasis: 'available', settings }).grams).toBe(30);
});
