import { expect, test } from 'vitest';
import { buildFood } from '../foods/testing/build-food.ts';
import { compiled } from '../recipes/testing/build-recipe.ts';
import { cookedServings } from './cooked-servings.rules.ts';

const foods = [
  buildFood({ id: 'egg', group: 'eggs', gramsPerMeasure: { piece: 50 } }),
  buildFood({ id: 'chicken-whole', group: 'poultry', gramsPerMeasure: { piece: 900 } }),
  buildFood({ id: 'spinach' }),
  buildFood({ id: 'water', group: 'drinks', densityGramsPerMl: 1 }),
];
const foodsById = new Map(foods.map((food) => [food.id, food]));

/** The lines of a recipe for four and the servings wanted; then those that are cooked. */
test.each<[string[], number, number]>([
  [['600 g spinach'], 1.25, 1.25],
  [['4 piece egg', '300 g spinach'], 1, 1],
  // 1¼ eggs are none and neither are 1½ or 1¾.
  [['4 piece egg', '300 g spinach'], 1.25, 2],
  [['4 piece egg', '300 g spinach'], 2.5, 2.75],
  // Five are an egg more than 4¾ and two less than 5½.
  [['4 piece egg', '300 g spinach'], 4.5, 4.75],
  // A chicken is enough for what is a tenth less or more.
  [['1 piece chicken-whole'], 2, 3.75],
  [['1 piece chicken-whole'], 4.25, 4.25],
  [['1 piece chicken-whole'], 4.5, 7.5],
  [['1 piece egg', '900 g spinach'], 1, 1],
])('%j for %f are cooked for %f', (lines, wanted, expected) => {
  const recipe = compiled({ foods, recipe: { servings: 4, lines } });
  expect(cookedServings({ recipe, wanted, foods: foodsById })).toBe(expected);
});

test('what is baked in a tin is cooked by the tin', () => {
  const recipe = compiled({
    foods,
    recipe: { servings: 12, servingsOptions: [6, 12], lines: ['600 g spinach'] },
  });
  const cooked = [1, 6, 6.25, 12, 13].map((wanted) => {
    return cookedServings({ recipe, wanted, foods: foodsById });
  });
  expect(cooked).toEqual([6, 6, 12, 12, 18]);
});
