import { expect, test } from 'vitest';
import {
  addNutrients,
  noNutrients,
  nutrientNames,
  scaleNutrients,
  sumFigure,
  sumPortions,
  unknownNutrients,
} from './nutrients.ts';

test('sums portions by their weight', () => {
  const sum = sumPortions([
    { per100g: { ...noNutrients, proteinGrams: 20 }, grams: 150 },
    { per100g: { ...noNutrients, proteinGrams: 3 }, grams: 200 },
  ]);
  expect(sum.nutrients.proteinGrams).toBeCloseTo(36);
  expect(sum.incomplete).toEqual([]);
});

test('a figure missing for a substantial part makes the sum unknown', () => {
  const sum = sumPortions([
    { per100g: { ...noNutrients, fiberGrams: 5 }, grams: 97 },
    { per100g: { ...noNutrients, fiberGrams: null }, grams: 3 },
  ]);
  expect(sum.nutrients.fiberGrams).toBeNull();
  expect(sum.nutrients.proteinGrams).toBe(0);
  expect(sum.incomplete).toEqual([]);
});

test('a figure missing for up to 2 % of the mass leaves a sum that is marked incomplete', () => {
  const sum = sumPortions([
    { per100g: { ...noNutrients, fiberGrams: 5 }, grams: 98 },
    { per100g: unknownNutrients, grams: 2 },
  ]);
  expect(sum.nutrients.fiberGrams).toBeCloseTo(4.9);
  expect(sum.incomplete).toContain('fiberGrams');
});

test('polyols are summed as far as labels state them', () => {
  const sum = sumPortions([
    { per100g: unknownNutrients, grams: 90 },
    { per100g: { ...unknownNutrients, polyolGrams: 100 }, grams: 10 },
  ]);
  expect(sum.nutrients.polyolGrams).toBe(10);
  expect(sum.incomplete).not.toContain('polyolGrams');
});

test('nothing sums to zero of everything', () => {
  expect(sumPortions([])).toEqual({ nutrients: noNutrients, incomplete: [] });
});

test.each([
  [[], { amount: 0, isLowerBound: false }],
  [[{ per100g: null, grams: 0 }], { amount: 0, isLowerBound: false }],
  [[{ per100g: null, grams: 1 }], { amount: null, isLowerBound: false }],
  [[{ per100g: 10, grams: 50 }], { amount: 5, isLowerBound: false }],
])('sums the figures %j to %j', (figures, sum) => {
  expect(sumFigure(figures)).toEqual(sum);
});

test('scaling and adding keep the unknown unknown', () => {
  const known = { ...noNutrients, ironMg: 4, magnesiumMg: null };
  const half = scaleNutrients({ nutrients: known, factor: 0.5 });
  expect(half.ironMg).toBe(2);
  expect(half.magnesiumMg).toBeNull();
  const sum = addNutrients({ left: half, right: noNutrients });
  expect(sum.ironMg).toBe(2);
  expect(sum.magnesiumMg).toBeNull();
  expect(Object.keys(sum)).toEqual([...nutrientNames]);
});
