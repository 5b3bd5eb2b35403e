import { expect, test } from 'vitest';
import { offeredPlanServings, recipeServingsFor, servingsOfNewPlan } from './servings.rules.ts';

const usual = [1, 2, 4, 6, 8];
const loaf = [12, 24];

test.each([
  [2, usual, 2],
  [2, loaf, 12],
  [3, usual, 4],
  [6, [1, 2, 4], null],
])('for %d people, a recipe of %j is made for %j', (people, options, servings) => {
  expect(recipeServingsFor({ people, options })).toBe(servings);
});

test('a plan is offered for as many as all of its recipes allow', () => {
  expect(offeredPlanServings([usual, loaf])).toEqual(usual);
  expect(offeredPlanServings([usual, [1, 2, 4]])).toEqual([1, 2, 4]);
  expect(offeredPlanServings([])).toEqual(usual);
});

test('a new plan is for two, or for one where a recipe allows no more', () => {
  expect(servingsOfNewPlan([usual, loaf])).toBe(2);
  expect(servingsOfNewPlan([usual, [1]])).toBe(1);
});
