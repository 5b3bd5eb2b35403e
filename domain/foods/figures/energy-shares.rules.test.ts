import { expect, test } from 'vitest';
import { noNutrients } from '../../../lib/nutrients.ts';
import { energyShares } from './energy-shares.rules.ts';

test('shares the energy by 4, 9, 4, 2 and 7 kcal per gram', () => {
  const shares = energyShares({
    nutrients: { ...noNutrients, proteinGrams: 25, fatGrams: 10, fiberGrams: 5, alcoholGrams: 10 },
    netCarbsGrams: 7.5,
  });
  expect(shares).toEqual({
    energyKcal: 300,
    protein: 100 / 300,
    fat: 90 / 300,
    netCarbs: 30 / 300,
    fiber: 10 / 300,
    alcohol: 70 / 300,
  });
});

test.each(['proteinGrams', 'fatGrams', 'fiberGrams', 'alcoholGrams'] as const)(
  'without %s nothing can be shared',
  (name) => {
    const nutrients = { ...noNutrients, proteinGrams: 10, [name]: null };
    expect(energyShares({ nutrients, netCarbsGrams: 1 })).toBeNull();
  },
);

test('without net carbs or without energy nothing can be shared', () => {
  const nutrients = { ...noNutrients, proteinGrams: 10 };
  expect(energyShares({ nutrients, netCarbsGrams: null })).toBeNull();
  expect(energyShares({ nutrients: noNutrients, netCarbsGrams: 0 })).toBeNull();
});
