import { expect, test } from 'vitest';
import { foodFigures } from './food-figures.rules.ts';
import { buildFood } from '../testing/build-food.ts';

test('gives the food navigator its three numbers', () => {
  const egg = buildFood({
    id: 'egg',
    group: 'eggs',
    per100g: { proteinGrams: 12.56, fatGrams: 9.51, carbohydrateGrams: 0.72, sugarGrams: 0.37 },
  });
  const figures = foodFigures({ food: egg });
  expect(figures.netCarbsPer100g).toEqual({ grams: 0.72, isApproximate: false });
  expect(figures.proteinEnergyPercent).toBeCloseTo(36.2, 1);
  expect(figures.satiety.score).toBe(67);
  expect(figures.serving).toEqual({ grams: 100, unit: null });
});

test('unknown figures stay unknown', () => {
  const figures = foodFigures({ food: buildFood({ per100g: { fiberGrams: null } }) });
  expect(figures.netCarbsPer100g.grams).toBeNull();
  expect(figures.proteinEnergyPercent).toBeNull();
  expect(figures.satiety.score).toBeNull();
});
