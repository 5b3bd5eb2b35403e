import { expect, test } from 'vitest';
import { noNutrients } from '../../../lib/nutrients.ts';
import type { Nutrients } from '../../../lib/nutrients.ts';
import { netCarbs } from './net-carbs.rules.ts';
import { satiety, satietyBand } from './satiety.rules.ts';
import type { Satiety } from './satiety.rules.ts';

test('the four parts add up to the score', () => {
  const scored = satietyOf({ proteinGrams: 10, fatGrams: 5, carbohydrateGrams: 8, fiberGrams: 3 });
  if (scored.score === null) throw new Error('expected a score');
  const { protein, density, fiber, palatability } = scored.parts;
  expect(scored.score).toBe(Math.round(protein + density + fiber + palatability));
  expect(palatability).toBeLessThanOrEqual(0);
  expect(scored.version).toBe(1);
});

test('fat together with carbs and sweetness both cost points, and only the worse one counts', () => {
  const base = { proteinGrams: 5, fatGrams: 25, carbohydrateGrams: 50 };
  const starchy = satietyOf({ ...base, sugarGrams: 0 });
  const sweet = satietyOf({ ...base, sugarGrams: 50 });
  if (starchy.score === null || sweet.score === null) throw new Error('expected scores');
  expect(starchy.parts.palatability).toBeLessThan(-20);
  expect(sweet.parts.palatability).toBeLessThanOrEqual(starchy.parts.palatability);
});

test.each<[string, Partial<Nutrients>, string]>([
  ['stock', { proteinGrams: 1 }, 'too-little-energy'],
  ['water', {}, 'too-little-energy'],
  ['wine', { carbohydrateGrams: 2.6, alcoholGrams: 10.6 }, 'alcohol'],
  ['a food of unknown fibre', { proteinGrams: 20, fiberGrams: null }, 'unknown-nutrient'],
  [
    'a sweet food of unknown sugar',
    { carbohydrateGrams: 30, sugarGrams: null },
    'unknown-nutrient',
  ],
])('%s has no score', (_name, nutrients, reason) => {
  expect(satietyOf(nutrients)).toEqual({ version: 1, score: null, reason });
});

test.each([
  ['protein', { proteinGrams: null }],
  ['fat', { fatGrams: null }],
  ['carbs', { carbohydrateGrams: null }],
])('a food of unknown %s has no score', (_name, unknown: Partial<Nutrients>) => {
  expect(satietyOf({ proteinGrams: 20, fatGrams: 5, ...unknown })).toMatchObject({
    score: null,
    reason: 'unknown-nutrient',
  });
});

test('fifteen kilocalories are enough for a score', () => {
  expect(satietyOf({ proteinGrams: 3.75 }).score).not.toBeNull();
  expect(satietyOf({ proteinGrams: 3.7 }).score).toBeNull();
});

test('as much energy from fat as from carbs costs the more the denser it is', () => {
  const dense = satietyOf({ fatGrams: 20, carbohydrateGrams: 45, sugarGrams: 0 });
  const light = satietyOf({ fatGrams: 10, carbohydrateGrams: 22.5, sugarGrams: 0 });
  if (dense.score === null || light.score === null) throw new Error('expected scores');
  expect(dense.parts.palatability).toBeCloseTo((-35 * 2.6) / 3, 10);
  expect(light.parts.palatability).toBeCloseTo((-35 * 0.8) / 3, 10);
});

test('unknown sugar does not matter where there are few carbs', () => {
  const nutrients = { proteinGrams: 15, fatGrams: 10, carbohydrateGrams: 2 };
  expect(satietyOf({ ...nutrients, sugarGrams: null })).toEqual(
    satietyOf({ ...nutrients, sugarGrams: 2 }),
  );
});

test('a glass of wine does not make a stew a drink', () => {
  const stew = satietyOf({
    proteinGrams: 10,
    fatGrams: 8,
    carbohydrateGrams: 3,
    alcoholGrams: 1.5,
  });
  expect(stew.score).not.toBeNull();
});

test.each([
  [0, 'low'],
  [39, 'low'],
  [40, 'moderate'],
  [59, 'moderate'],
  [60, 'high'],
  [100, 'high'],
])('a score of %i is %s', (score, band) => {
  expect(satietyBand(score)).toBe(band);
});

function satietyOf(figures: Partial<Nutrients>): Satiety {
  const per100g = { ...noNutrients, ...figures };
  const netCarbsGrams = netCarbs({ nutrients: per100g, carbBasis: 'total' }).grams;
  return satiety({ per100g, netCarbsGrams });
}

test.each([
  ['none', 0, 0],
  ['two and a half grams for 100 kcal', 2.5, 7.5],
  ['five grams for 100 kcal', 5, 15],
  ['more than counts', 10, 15],
])('fiber, %s, is worth %d points', (_name, fiberGrams, points) => {
  const scored = satietyOf({
    proteinGrams: 25 - fiberGrams / 2,
    fiberGrams,
    carbohydrateGrams: fiberGrams,
  });
  if (scored.score === null) throw new Error('expected a score');
  expect(scored.parts.fiber).toBeCloseTo(points, 10);
});

test.each([
  ['a fifth of the energy as sugar costs nothing', { sugarGrams: 5 }, 0],
  ['half of it costs half of the points', { sugarGrams: 12.5 }, -17.5],
  ['four fifths cost all of them', { sugarGrams: 20 }, -35],
  ['fiber softens it', { sugarGrams: 12.5, fiberGrams: 3 }, -3.5],
])(
  'sweetness: %s',
  (_name, { sugarGrams, fiberGrams = 0 }: Partial<Record<string, number>>, points) => {
    const scored = satietyOf({
      proteinGrams: 0,
      carbohydrateGrams: 25 + fiberGrams / 2,
      fiberGrams,
      sugarGrams: sugarGrams ?? 0,
    });
    if (scored.score === null) throw new Error('expected a score');
    expect(scored.parts.palatability).toBeCloseTo(points, 10);
  },
);
