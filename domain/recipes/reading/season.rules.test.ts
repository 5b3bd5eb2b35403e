import { expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { compiled } from '../testing/build-recipe.ts';
import { isInSeason } from './season.rules.ts';

const foods = ['leek', 'tomato', 'salmon'].map((id) => buildFood({ id }));

test.each([
  [['400 g leek', '400 g salmon'], 11, true],
  [['400 g leek', '400 g salmon'], 7, false],
  [['400 g tomato', '400 g salmon'], 7, true],
  [['20 g leek', '400 g salmon'], 11, false],
])('%j in month %d: %s', (lines, month, expected) => {
  expect(isInSeason({ recipe: compiled({ foods, recipe: { lines } }), month })).toBe(expected);
});

test('every month has a page of recipes, and none has them all', async () => {
  const { recipes } = await testContent();
  for (let month = 1; month <= 12; month += 1) {
    const count = recipes.filter((recipe) => isInSeason({ recipe, month })).length;
    expect(count, `month ${month}`).toBeGreaterThan(24);
    expect(count, `month ${month}`).toBeLessThan(recipes.length / 2);
  }
});
