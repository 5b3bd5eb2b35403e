import { expect, test } from 'vitest';
import type { Meal } from '../../../graphql/schema-types.gen.ts';
import { dinnerOf } from './tonights-dinner.ts';

const day = '2026-03-02';

function dish(slug: string, leftoverOfDay: number | null = null) {
  const recipe = { id: slug, slug, times: { totalMinutes: 45 } };
  return { key: `plan.1.DINNER.${slug}`, leftoverOfDay, recipe };
}

function plan(dinner: ReturnType<typeof dish>[]) {
  const meals = (recipes: ReturnType<typeof dish>[]) => [
    { meal: 'LUNCH' as Meal, recipes: [dish('salad')] },
    { meal: 'DINNER' as Meal, recipes },
  ];
  const days = [
    { index: 0, date: '2026-03-01', meals: meals([dish('stew')]) },
    { index: 1, date: day, meals: meals(dinner) },
  ];
  return { days, cookedDishes: [], eatenMeals: [] };
}

const here = { day: 1, meal: 'DINNER' as Meal };

test('tonight’s dinner is cooked with the amounts of the plan', () => {
  expect(dinnerOf({ plan: plan([dish('lamb')]), day, locale: 'sv' })).toEqual({
    to: '/se/cooking/lamb?dish=plan.1.DINNER.lamb',
    totalMinutes: 45,
  });
});

test('of two dishes the one that is not cooked yet is next', () => {
  const cookedDishes = [
    { ...here, recipeId: 'lamb' },
    { ...here, day: 0, recipeId: 'rice' },
  ];
  const two = { ...plan([dish('lamb'), dish('rice')]), cookedDishes };
  expect(dinnerOf({ plan: two, day, locale: 'en' })?.to).toContain('rice');
});

test.each([
  ['kept from another day', plan([dish('lamb', 0)])],
  ['cooked', { ...plan([dish('lamb')]), cookedDishes: [{ ...here, recipeId: 'lamb' }] }],
  ['eaten', { ...plan([dish('lamb')]), eatenMeals: [here] }],
  ['of a day without dinner', plan([])],
  ['of a week that is over', { ...plan([dish('lamb')]), days: [] }],
])('nothing is to be cooked where dinner is %s', (_, given) => {
  expect(dinnerOf({ plan: given, day, locale: 'en' })).toBeNull();
});
