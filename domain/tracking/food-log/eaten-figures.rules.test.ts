import { expect, test } from 'vitest';
import { unknownNutrients } from '../../../lib/nutrients.ts';
import { figuresOfFood, scaleFigures, totalsOf } from './eaten-figures.rules.ts';

const egg = {
  energyKcal: 143,
  proteinGrams: 12.6,
  fatGrams: 9.5,
  netCarbsGrams: 0.7,
  isNetCarbsApproximate: false,
};

test('what is unknown stays unknown, however much one eats of it', () => {
  const half = scaleFigures({ figures: { ...egg, fatGrams: null }, factor: 0.5 });
  expect(half).toEqual({
    ...egg,
    energyKcal: 71.5,
    proteinGrams: 6.3,
    fatGrams: null,
    netCarbsGrams: 0.35,
  });
});

test('a sum with something unknown in it is at least so much', () => {
  const totals = totalsOf([egg, { ...egg, netCarbsGrams: null, isNetCarbsApproximate: true }]);
  expect(totals.energyKcal).toEqual({ amount: 286, isLowerBound: false });
  expect(totals.netCarbsGrams).toEqual({ amount: 0.7, isLowerBound: true });
  expect(totals.isNetCarbsApproximate).toBe(true);
});

test('a day without entries is nothing, and that is known', () => {
  expect(totalsOf([]).energyKcal).toEqual({ amount: 0, isLowerBound: false });
});

test('fibre is taken out where the table has it in', () => {
  const nutrientsPer100g = { ...unknownNutrients, carbohydrateGrams: 7, fiberGrams: 3 };
  expect(figuresOfFood({ nutrientsPer100g, carbBasis: 'total' }).netCarbsGrams).toBe(4);
  expect(figuresOfFood({ nutrientsPer100g, carbBasis: 'available' }).netCarbsGrams).toBe(7);
});
