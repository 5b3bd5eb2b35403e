import { expect, test } from 'vitest';
import { noNutrients, type Nutrients } from '../../../lib/nutrients.ts';
import {
  dayNutrition,
  dayStanding,
  meanNutrition,
  openDayStanding,
  planStrictness,
  type EatenDish,
} from './day-nutrition.rules.ts';

function dish(
  nutrients: Partial<Nutrients>,
  netCarbsGrams: number | null = 0,
  portion = 1,
): EatenDish {
  const nutrition = {
    nutrients: { ...noNutrients, ...nutrients },
    netCarbsGrams,
    isNetCarbsApproximate: false,
  };
  return { nutrition, portion };
}

const omelet = dish({ energyKcal: 400, proteinGrams: 30, fatGrams: 30 }, 4);
const stew = dish({ energyKcal: 600, proteinGrams: 40, fatGrams: 44 }, 8, 1.5);

test('a day is the sum of the portions eaten', () => {
  const day = dayNutrition([omelet, stew]);
  expect(day.nutrients).toMatchObject({ energyKcal: 1300, proteinGrams: 90, fatGrams: 96 });
  expect(day.netCarbsGrams).toBe(16);
});

test('shares of energy are of the parts', () => {
  const { energyShares } = dayNutrition([omelet, stew]);
  expect(energyShares?.energyKcal).toBe(4 * 90 + 9 * 96 + 4 * 16);
  expect(energyShares?.netCarbs).toBeCloseTo(64 / 1288);
});

test('one unknown figure makes the sum unknown, and only that', () => {
  const day = dayNutrition([omelet, dish({ energyKcal: null }, null)]);
  expect(day.nutrients.energyKcal).toBeNull();
  expect(day.netCarbsGrams).toBeNull();
  expect(day.energyShares).toBeNull();
  expect(day.nutrients.proteinGrams).toBe(30);
  expect(planStrictness(day)).toBe('none');
});

test('the mean day is worked out from all days', () => {
  const mean = meanNutrition([dayNutrition([omelet]), dayNutrition([stew])]);
  expect(mean.nutrients.energyKcal).toBeCloseTo(650);
  expect(mean.netCarbsGrams).toBeCloseTo(8);
  expect(planStrictness(mean)).toBe('keto');
});

test('a day without dishes holds nothing, and has no shares', () => {
  const day = dayNutrition([]);
  expect(day.nutrients.energyKcal).toBe(0);
  expect(day.energyShares).toBeNull();
});

const targets = {
  energyKcal: 1600,
  proteinGrams: 100,
  netCarbs: { level: 'STRICT', grams: 20, isExclusive: true },
} as const;

test.each([
  [{ energyKcal: 1600, proteinGrams: 100 }, 19.9, ['within', 'within', 'within']],
  [{ energyKcal: 1760, proteinGrams: 95 }, 20, ['above', 'within', 'within']],
  [{ energyKcal: 1761, proteinGrams: 94 }, 3, ['within', 'below', 'above']],
  [{ energyKcal: 1439, proteinGrams: 180 }, 3, ['within', 'within', 'below']],
  [{ energyKcal: null, proteinGrams: null }, null, [null, null, null]],
])('%j with %j g net carbs stands %j', (nutrients, netCarbsGrams, expected) => {
  const day = dayNutrition([dish(nutrients, netCarbsGrams)]);
  const { netCarbs, protein, energy } = dayStanding({ day, targets });
  expect([netCarbs, protein, energy]).toEqual(expected);
});

test('of a day with a meal that is not planned only what is too much is told', () => {
  const standingOf = (nutrients: Partial<Nutrients>, netCarbsGrams: number) =>
    openDayStanding(dayStanding({ day: dayNutrition([dish(nutrients, netCarbsGrams)]), targets }));
  expect(standingOf({ energyKcal: 900, proteinGrams: 50 }, 12)).toBeNull();
  expect(standingOf({ energyKcal: 900, proteinGrams: 50 }, 21)).toEqual({
    netCarbs: 'above',
    protein: null,
    energy: null,
  });
});

test('a limit that is not exclusive includes its last gram', () => {
  const netCarbs = { level: 'MODERATE', grams: 50, isExclusive: false } as const;
  const day = dayNutrition([dish({}, 50)]);
  expect(dayStanding({ day, targets: { ...targets, netCarbs } }).netCarbs).toBe('within');
});
