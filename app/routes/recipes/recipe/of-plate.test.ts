import { expect, test } from 'vitest';
import { ofPlate } from './of-plate.ts';

const nutrition = {
  gramsPerServing: 400,
  netCarbsGrams: 8,
  netCarbsWithoutPolyolsGrams: null,
  isNetCarbsApproximate: false,
  isNetCarbsIncomplete: false,
  energyKcal: 500,
  proteinGrams: 30,
  fatGrams: 36,
  energyShares: null,
  nutrients: [
    { name: 'fiberGrams', amount: 4, isIncomplete: true },
    { name: 'sugarGrams', amount: null, isIncomplete: false },
  ],
};

test('every figure of a dish of a week is of the plate of its member', () => {
  const portions = [
    { servings: 1.25, size: 'GENEROUS' as const },
    { servings: 0.5, size: 'SMALL' as const },
  ];
  expect(ofPlate({ nutrition, planned: { portions: portions as never } })).toEqual({
    ...nutrition,
    gramsPerServing: 500,
    netCarbsGrams: 10,
    energyKcal: 625,
    proteinGrams: 37.5,
    fatGrams: 45,
    nutrients: [
      { name: 'fiberGrams', amount: 5, isIncomplete: true },
      { name: 'sugarGrams', amount: null, isIncomplete: false },
    ],
  });
});

test('a recipe as it is written is told by the serving', () => {
  expect(ofPlate({ nutrition, planned: null })).toBe(nutrition);
});
