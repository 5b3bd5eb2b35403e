import { expect, test } from 'vitest';
import { testContent } from '../../server/testing/test-server.ts';
import type { CompiledIngredient } from '../recipes/recipe.ts';
import { foodsToThaw } from './foods-to-thaw.rules.ts';

test.each([
  ['chicken and cod', ['chicken-thigh', 'cod'], ['chicken-thigh', 'cod']],
  ['shrimp', ['shrimp'], ['shrimp']],
  ['not a tin of tuna', ['tuna-canned'], []],
  ['not cured bacon', ['bacon'], []],
  ['not vegetables, eggs or cheese', ['broccoli', 'egg', 'cheddar'], []],
  ['each once', ['cod', 'cod'], ['cod']],
])('%s', async (_case, foodIds, expected) => {
  const { foodsById } = await testContent();
  const ingredients = foodIds.map((foodId) => ({ foodId, standing: 'counted' }));
  const recipe = { ingredients: ingredients as unknown as CompiledIngredient[] };
  expect(foodsToThaw({ recipe, foodsById }).map(({ id }) => id)).toEqual(expected);
});

test('what may be left out, and what may stand in for something else, is not taken out', async () => {
  const { foodsById } = await testContent();
  const ingredients = [
    { foodId: 'cod', standing: 'optional' },
    { foodId: 'salmon', standing: 'alternative' },
  ];
  const recipe = { ingredients: ingredients as unknown as CompiledIngredient[] };
  expect(foodsToThaw({ recipe, foodsById })).toEqual([]);
});
