import { expect, test } from 'vitest';
import type { Nutrients } from '../../../lib/nutrients.ts';
import { foodProblems } from './check-foods.rules.ts';
import type { Food } from '../food.ts';
import { buildFood } from '../testing/build-food.ts';

test('a possible food has no problems', () => {
  const per100g = { energyKcal: 34, proteinGrams: 3, carbohydrateGrams: 7, fiberGrams: 3 };
  expect(foodProblems(buildFood({ per100g: { ...per100g, waterGrams: 89 } }))).toEqual([]);
});

test.each<[string, Partial<Nutrients>, Partial<Food>]>([
  ['add up to 110 g', { proteinGrams: 60, fatGrams: 50 }, {}],
  ['add up to 110 g', { carbohydrateGrams: 60, fiberGrams: 50 }, { carbBasis: 'available' }],
  ['more fibre than carbohydrate', { carbohydrateGrams: 3, fiberGrams: 6 }, {}],
  ['more sugar than carbohydrate', { carbohydrateGrams: 3, sugarGrams: 6 }, {}],
  ['carbohydrate of some-food is unknown', { carbohydrateGrams: null }, {}],
  ['includes its fibre is unknown', {}, { carbBasis: 'unknown' }],
  ['energy of some-food is unknown', { energyKcal: null }, {}],
  ['more than pure fat', { energyKcal: 950 }, {}],
  ['is vegan and yet DAIRY', {}, { avoidGroups: ['DAIRY'] }],
  ['is vegetarian and yet FISH', {}, { diet: 'vegetarian', avoidGroups: ['DAIRY', 'FISH'] }],
])('says "%s"', (message, per100g, parts) => {
  const problems = foodProblems(buildFood({ ...parts, per100g }));
  expect(problems).toEqual([expect.stringContaining(message)]);
});
