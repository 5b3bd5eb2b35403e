import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import { compiled } from '../testing/build-recipe.ts';

const foods = [
  buildFood({ id: 'cabbage', costLevel: 1 }),
  buildFood({ id: 'chicken-thigh', group: 'poultry', costLevel: 1 }),
  buildFood({ id: 'sirloin', group: 'meat', costLevel: 3 }),
  buildFood({ id: 'saffron', group: 'spices', costLevel: 3 }),
  buildFood({ id: 'water', group: 'drinks' }),
];

test.each([
  [['400 g cabbage', '2000 g water'], 1],
  [['350 g chicken-thigh', '400 g cabbage'], 1],
  [['600 g chicken-thigh', '400 g cabbage', '2 g saffron', 'or 400 g sirloin'], 2],
  [['400 g sirloin', '400 g cabbage'], 3],
] as const)('%j for two cost level %i', (lines, costLevel) => {
  expect(compiled({ foods, recipe: { lines } }).costLevel).toBe(costLevel);
});

test('what is discarded was paid for', () => {
  const lines = ['500 g sirloin (discarded 450)'];
  expect(compiled({ foods, recipe: { lines } }).costLevel).toBe(3);
});
