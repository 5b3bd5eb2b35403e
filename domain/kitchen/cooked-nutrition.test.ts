import { expect, test } from 'vitest';
import { buildFood } from '../foods/testing/build-food.ts';
import { compiled } from '../recipes/testing/build-recipe.ts';
import { cookedNutrition } from './cooked-nutrition.ts';

const foods = [
  buildFood({
    id: 'egg',
    group: 'eggs',
    gramsPerMeasure: { piece: 50 },
    per100g: { energyKcal: 100 },
  }),
  buildFood({ id: 'spinach', per100g: { energyKcal: 20 } }),
];
const foodsById = new Map(foods.map((food) => [food.id, food]));
const recipe = compiled({
  foods,
  recipe: { servings: 4, lines: ['5 piece egg', '400 g spinach'] },
});

function cookedFor(servings: number) {
  return cookedNutrition({ recipe, servings, foods: foodsById });
}

test('for its own servings a recipe has the figures it was compiled with', () => {
  expect(cookedFor(4)).toBe(recipe.nutrition);
});

test('a serving has of the eggs what is cooked, not what the rule of three says', () => {
  // Two and a half eggs are three: 150 g for two, and 200 g of spinach.
  expect(cookedFor(2).nutrients.energyKcal).toBeCloseTo((150 + 40) / 2);
  // One and a quarter are one: 50 g, and 100 g of spinach.
  expect(cookedFor(1).nutrients.energyKcal).toBeCloseTo(50 + 20);
});

test('figures are made once for each number of servings', () => {
  expect(cookedFor(2)).toBe(cookedFor(2));
  expect(cookedFor(8)).not.toBe(cookedFor(2));
});
