import { expect, test } from 'vitest';
import type { EnergyShares } from '../../foods/figures/energy-shares.rules.ts';
import { targetsFor } from '../../planner/targets.ts';
import { ordinaryProfile } from '../../planner/testing/synthetic-profiles.ts';
import {
  dayLimits,
  defaultStrictnessSettings,
  mealPlanStrictness,
  recipeStrictness,
  roundableDayNetCarbs,
} from './strictness.rules.ts';

const byShareOnly = { ...defaultStrictnessSettings, countsFewNetCarbsAsKeto: false };

test.each([
  [0, 'keto'],
  [0.0399, 'keto'],
  [0.04, 'moderate'],
  [0.0999, 'moderate'],
  [0.1, 'liberal'],
  [0.1999, 'liberal'],
  [0.2, 'none'],
])('a share of %f of the energy from net carbs is %s', (netCarbs, strictness) => {
  const energyShares = shares({ netCarbs });
  expect(recipeStrictness({ energyShares, netCarbsGrams: 12, settings: byShareOnly })).toBe(
    strictness,
  );
});

test.each([
  ['main', 6],
  ['side', 3],
  ['extra', 3],
] as const)(
  'a %s of up to %f g net carbs is keto, unless the operator switches that off',
  (role, few) => {
    const energyShares = shares({ netCarbs: 0.15 });
    const of = (netCarbsGrams: number, settings = defaultStrictnessSettings) =>
      recipeStrictness({ energyShares, netCarbsGrams, role, settings });
    expect(of(few)).toBe('keto');
    expect(of(few + 0.1)).toBe('liberal');
    expect(of(few, byShareOnly)).toBe('liberal');
  },
);

test.each([
  [0, 0.33, 'keto'],
  [0, 0.34, 'moderate'],
  [0.02, 0.29, 'keto'],
  [0.02, 0.3, 'moderate'],
  [0.039, 0.25, 'keto'],
  [0.039, 0.26, 'moderate'],
  [0.08, 0.26, 'moderate'],
])('with the cap on, %f net carbs and %f protein are %s', (netCarbs, protein, strictness) => {
  const settings = { ...defaultStrictnessSettings, capsProteinOfKeto: true };
  const energyShares = shares({ netCarbs, protein });
  expect(recipeStrictness({ energyShares, netCarbsGrams: 5, settings })).toBe(strictness);
});

test('protein does not matter by default', () => {
  const energyShares = shares({ netCarbs: 0.01, protein: 0.6 });
  expect(recipeStrictness({ energyShares, netCarbsGrams: 2 })).toBe('keto');
});

test('nothing is promised of unknown figures', () => {
  expect(recipeStrictness({ energyShares: null, netCarbsGrams: 2 })).toBe('none');
  expect(recipeStrictness({ energyShares: shares({}), netCarbsGrams: null })).toBe('none');
});

test.each([
  [0, 'keto'],
  [19.9, 'keto'],
  [20, 'moderate'],
  [50, 'moderate'],
  [50.1, 'liberal'],
  [100, 'liberal'],
  [101, 'none'],
])('a meal plan of %f g net carbs a day is %s', (grams, strictness) => {
  expect(mealPlanStrictness(grams)).toBe(strictness);
});

test.each([
  [19.4, 19.4],
  [19.6, 19],
  [19.999, 19],
  [20, 20],
  [50, 50],
  [50.3, 51],
  [49.7, 49.7],
  [100.01, 101],
  [0.3, 0.3],
])('a day of %f g is not shown on the other side of a limit', (grams, roundable) => {
  expect(roundableDayNetCarbs(grams)).toBe(roundable);
});

test('rounded, a day keeps the limits that it keeps', () => {
  for (let milligrams = 0; milligrams < 130_000; milligrams += 50) {
    const grams = milligrams / 1000;
    const shown = Math.round(roundableDayNetCarbs(grams));
    expect(mealPlanStrictness(shown), `${grams}`).toBe(mealPlanStrictness(grams));
    expect(Math.abs(shown - grams)).toBeLessThanOrEqual(1);
  }
});

test('the limits of a day are those that members are planned for', () => {
  const planned = ['STRICT', 'MODERATE', 'LIBERAL'] as const;
  expect(
    planned.map((carbLevel) => targetsFor({ ...ordinaryProfile, carbLevel }).netCarbs),
  ).toMatchObject(dayLimits.map(({ grams, isExclusive }) => ({ grams, isExclusive })));
});

function shares(parts: Partial<EnergyShares>): EnergyShares {
  return { energyKcal: 500, protein: 0.2, fat: 0.7, netCarbs: 0, fiber: 0, alcohol: 0, ...parts };
}
