import { expect, test } from 'vitest';
import { buildFood } from '../foods/testing/build-food.ts';
import { compiled } from '../recipes/testing/build-recipe.ts';
import { offeredServings } from './offered-servings.rules.ts';

const foods = [
  buildFood({ id: 'chicken-whole', group: 'poultry', gramsPerMeasure: { piece: 900 } }),
  buildFood({ id: 'spinach' }),
];
const foodsById = new Map(foods.map((food) => [food.id, food]));

test.each([
  ['what is weighed is cooked for any of them', ['600 g spinach'], [1, 2, 4, 8]],
  ['half of the only chicken is no dinner', ['1 piece chicken-whole'], [4, 8]],
])('%s', (_what, lines, offered) => {
  const servings = { servings: 4, servingsOptions: [1, 2, 4, 8] };
  const recipe = compiled({ foods, recipe: { ...servings, lines } });
  expect(offeredServings({ recipe, foods: foodsById })).toEqual(offered);
});
