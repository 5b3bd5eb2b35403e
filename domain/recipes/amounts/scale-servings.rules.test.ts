import { expect, test } from 'vitest';
import { offeredServings, scaleIngredients } from './scale-servings.rules.ts';
import { buildRecipe } from '../testing/build-recipe.ts';

test.each([
  [4, [], [1, 2, 4, 6, 8]],
  [12, [], [1, 2, 4, 6, 8, 12]],
  [12, [6, 12], [6, 12]],
  [12, [24, 6], [6, 12, 24]],
])('a recipe for %i with the options %j is offered for %j', (servings, options, offered) => {
  expect(offeredServings({ servings, options })).toEqual(offered);
});

test('amounts follow the servings, a pinch does not', () => {
  const recipe = buildRecipe({
    lines: ['3 piece egg', '20 ml olive-oil (discarded 10)', '1 pinch salt'],
  });
  const scaled = scaleIngredients({ recipe, servings: 6 });
  if (!scaled.ok) throw new Error(scaled.reason);
  expect(scaled.value.map(({ amount, discardedAmount }) => [amount, discardedAmount])).toEqual([
    [9, 0],
    [60, 30],
    [1, 0],
  ]);
});

test('servings that are not offered are refused', () => {
  const recipe = buildRecipe({ lines: ['3 piece egg'] });
  expect(scaleIngredients({ recipe, servings: 3 })).toEqual({
    ok: false,
    reason: 'servings-not-offered',
  });
});
