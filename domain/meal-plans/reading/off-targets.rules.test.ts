import { expect, test } from 'vitest';
import { settings } from '../../planner/settings.ts';
import { leavesTargets, offTargets, type DayFigures } from './off-targets.rules.ts';

const day = { netCarbsGrams: 18, proteinGrams: 100, energyKcal: 1600 };
const targets = {
  netCarbsLimitGrams: 20,
  isNetCarbsLimitExclusive: true,
  proteinGrams: 100,
  energyKcal: 1600,
};
const moderate = { ...targets, isNetCarbsLimitExclusive: false };
const kept = { netCarbsGrams: null, proteinGrams: null, energyKcal: null };

function off(figures: Partial<DayFigures>, { hasOpenMeal = false, of = targets } = {}) {
  return offTargets({ day: { ...day, ...figures }, targets: of, hasOpenMeal });
}

test.each([
  [1439, -161],
  [1440, null],
  [1760, null],
  [1761, 161],
  [null, null],
])('of 1,600 kcal a day of %j is off by %j', (energyKcal, expected) => {
  expect(off({ energyKcal })).toEqual({ ...kept, energyKcal: expected });
});

test.each([
  [94, 6],
  [95, null],
  [180, null],
  [null, null],
])('of 100 g protein a day of %j g is short by %j', (proteinGrams, expected) => {
  expect(off({ proteinGrams })).toEqual({ ...kept, proteinGrams: expected });
});

test('of a day with a meal that is not planned only what is too much is told', () => {
  const little = { proteinGrams: 50, energyKcal: 900 };
  expect(off(little)).toEqual({ ...kept, proteinGrams: 50, energyKcal: -700 });
  expect(off(little, { hasOpenMeal: true })).toEqual(kept);
  const much = { netCarbsGrams: 24, energyKcal: 1900 };
  expect(off(much, { hasOpenMeal: true })).toEqual({ ...kept, netCarbsGrams: 4, energyKcal: 300 });
});

test('a keto day is over at its limit, a moderate one only above it', () => {
  expect(off({ netCarbsGrams: 20 }).netCarbsGrams).toBe(0);
  expect(off({ netCarbsGrams: 20 }, { of: moderate }).netCarbsGrams).toBeNull();
  expect(off({ netCarbsGrams: null }).netCarbsGrams).toBeNull();
});

test('nothing is above a figure that is shown as the same', () => {
  expect(off({ netCarbsGrams: 20.4 }).netCarbsGrams).toBe(0);
  expect(off({ netCarbsGrams: 20.4 }, { of: moderate }).netCarbsGrams).toBeNull();
  expect(off({ netCarbsGrams: 20.6 }, { of: moderate }).netCarbsGrams).toBe(1);
});

test('a day leaves its targets by any of them, at a limit by no gram too', () => {
  const leaves = (figures: Partial<DayFigures>) =>
    leavesTargets({ day: { ...day, ...figures }, targets, hasOpenMeal: false });
  expect(leaves({})).toBe(false);
  expect(leaves({ netCarbsGrams: 20 })).toBe(true);
  expect(leaves({ proteinGrams: 90 })).toBe(true);
  expect(leaves({ energyKcal: 1200 })).toBe(true);
});

test('the planner calls the same day far off its energy', () => {
  const { energyFarFrom } = settings.weights;
  const least = Math.ceil(targets.energyKcal * (1 - energyFarFrom.value));
  expect(off({ energyKcal: least }).energyKcal).toBeNull();
  expect(off({ energyKcal: least - 1 }).energyKcal).not.toBeNull();
});
