import { expect, test } from 'vitest';
import { perLanguage } from '../../../lib/language.ts';
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

test.each<[Food['group'], string]>([
  ['fish', 'Smoked haddock'],
  ['fish', 'Kippered herring'],
  ['fish', 'Salmon roe'],
  ['dairy', 'Vegetarian blue cheese'],
  ['dairy', 'Semi-soft goat cheese'],
  ['dairy', 'Queso fresco'],
  ['meat', 'Liver pâté'],
  ['meat', 'Sliced roast beef'],
  ['poultry', 'Sliced deli chicken breast'],
])('who is pregnant is told of %s such as %s', (group, singular) => {
  const names = perLanguage(() => ({ singular, plural: null }));
  const told = foodProblems(buildFood({ group, names, labelChecks: ['LISTERIA'] }));
  const untold = foodProblems(buildFood({ group, names }));
  expect(told).toEqual([]);
  expect(untold).toEqual(['Listeria grows in some-food: say LISTERIA in allergens.csv.']);
});

test.each<[Food['group'], string]>([
  ['fish', 'Salmon'],
  ['dairy', 'Hard goat cheese'],
  ['dairy', 'Cheddar'],
  ['meat', 'Ground beef'],
  ['nuts', 'Smoked almonds'],
])('listeria is no matter of %s such as %s', (group, singular) => {
  const names = perLanguage(() => ({ singular, plural: null }));
  expect(foodProblems(buildFood({ group, names }))).toEqual([]);
});
