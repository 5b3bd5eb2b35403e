import { expect, test } from 'vitest';
import type { Meal } from '../graphql/schema-types.gen.ts';
import { finishedMeals } from './still-to-shop.ts';

function meal(name: Meal, ...recipes: [id: string, leftoverOfDay?: number][]) {
  return {
    meal: name,
    recipes: recipes.map(([id, leftoverOfDay = null]) => ({ leftoverOfDay, recipe: { id } })),
  };
}

const days = [
  {
    index: 0,
    meals: [
      meal('BREAKFAST', ['eggs']),
      meal('LUNCH', ['salad']),
      meal('DINNER', ['lamb'], ['peas']),
    ],
  },
  { index: 1, meals: [meal('LUNCH', ['lamb', 0]), meal('DINNER', ['soup'])] },
];
const cooked = (recipeId: string, name: Meal = 'DINNER') => ({ day: 0, meal: name, recipeId });

test('a meal is finished once it is logged, or once all of it is cooked', () => {
  const plan = { days, cookedDishes: [cooked('salad', 'LUNCH'), cooked('lamb')], eatenMeals: [] };
  expect(finishedMeals({ ...plan, eatenMeals: [{ day: 0, meal: 'BREAKFAST' }] })).toEqual([
    { day: 0, meal: 'BREAKFAST' },
    { day: 0, meal: 'LUNCH' },
  ]);
  const all = { ...plan, cookedDishes: [cooked('lamb'), cooked('peas')] };
  expect(finishedMeals(all)).toEqual([{ day: 0, meal: 'DINNER' }]);
});

test('a dish is cooked in its own meal and on its own day alone', () => {
  const plan = { days, cookedDishes: [{ ...cooked('soup'), day: 0 }], eatenMeals: [] };
  expect(finishedMeals(plan)).toEqual([]);
});
