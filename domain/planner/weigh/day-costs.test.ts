import { expect, test } from 'vitest';
import {
  costOfDay,
  costOfEnergy,
  costOfFiber,
  costOfProtein,
  costOfSalt,
  costOfSaturatedFat,
  costOfServed,
  costOfVegetables,
  measuresFor,
  servedFigures,
} from './day-costs.ts';
import { kcalAt, unjudgedAt, vegetablesAt } from '../catalog/pool.ts';

/** A day of 1,800 kcal and 100 g of protein. */
const measures = measuresFor({
  targets: { energyKcal: 1800, proteinGrams: 100 },
  fiberFactor: 1,
});

test.each([
  [1800, 0],
  [1890, 0],
  [1710, 0],
  [1980, 0.2],
  [1620, 0.2],
  [2160, 1.2],
  [1440, 1.2],
  [0, 9.2],
])('a day of %i kcal costs %f', (kcal, cost) => {
  expect(costOfEnergy(measures, kcal)).toBeCloseTo(cost, 9);
});

test.each([
  [100, 0],
  [150, 0],
  [90, 0.5],
  [0, 5],
  [175, 0.5],
])('%i g of protein cost %f', (grams, cost) => {
  expect(costOfProtein(measures, grams)).toBeCloseTo(cost, 9);
});

test.each([
  [300, 0],
  [400, 0],
  [150, 0.4],
  [0, 0.8],
])('%i g of vegetables cost %f', (grams, cost) => {
  expect(costOfVegetables(grams)).toBeCloseTo(cost, 9);
});

test.each([
  [25, 0],
  [30, 0],
  [20, 0.24],
  [0, 1.2],
])('%i g of fiber cost %f, and more for who has little time', (grams, cost) => {
  expect(costOfFiber(measures, grams)).toBeCloseTo(cost, 9);
  const hurried = measuresFor({
    targets: { energyKcal: 1800, proteinGrams: 100 },
    fiberFactor: 2.5,
  });
  expect(costOfFiber(hurried, grams)).toBeCloseTo(2.5 * cost, 9);
});

test.each([
  [30, 0],
  [45, 0.5],
  [0, 0],
])('%i g of saturated fat cost %f, of which 30 are a sixth of the energy', (grams, cost) => {
  expect(costOfSaturatedFat(measures, grams)).toBeCloseTo(cost, 9);
});

test.each([
  [7, 0],
  [0, 0],
  [14, 0.25],
])('%i g of salt cost %f', (grams, cost) => {
  expect(costOfSalt(grams)).toBeCloseTo(cost, 9);
});

test('a day costs what all of it does', () => {
  expect(costOfDay(measures, 1980, 90, 150, 20, 45, 14)).toBeCloseTo(
    0.2 + 0.5 + 0.4 + 0.24 + 0.5 + 0.25,
    9,
  );
  expect(costOfDay(measures, 1800, 100, 300, 25, 30, 7)).toBe(0);
});

test.each([
  [2, 100, 0],
  [2, 150, 0],
  [2, 25, 1.05],
  [2, 0, 1.4],
  [0, 720, 0],
  [0, 900, 0.4],
  [0, 0, 0],
])('meal %i costs by %i of what it is judged by: %f', (meal, served, cost) => {
  expect(costOfServed(measures, meal, served)).toBeCloseTo(cost, 9);
});

test('breakfasts are judged by energy, dinners by vegetables and lunches by nothing', () => {
  expect(servedFigures).toEqual([kcalAt, unjudgedAt, vegetablesAt]);
});
