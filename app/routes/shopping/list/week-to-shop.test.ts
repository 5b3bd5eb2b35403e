import { expect, test } from 'vitest';
import type { Meal } from '../../../graphql/schema-types.gen.ts';
import { weekToShop } from './week-to-shop.ts';

function dish(id: string, leftoverOfDay: number | null = null) {
  return { leftoverOfDay, recipe: { id, title: id, times: { totalMinutes: 20 } } };
}

function day(index: number, meals: [Meal, ReturnType<typeof dish>][]) {
  const date = `2026-03-0${index + 1}`;
  return { index, date, meals: meals.map(([meal, each]) => ({ meal, recipes: [each] })) };
}

const plan = {
  id: 'plan',
  beginsOn: '2026-03-01',
  cookedDishes: [],
  eatenMeals: [],
  days: [
    day(0, [
      ['LUNCH', dish('salad')],
      ['DINNER', dish('lamb')],
    ]),
    day(1, [
      ['LUNCH', dish('lamb', 0)],
      ['DINNER', dish('soup')],
    ]),
  ],
};

test('a week that is to come is offered whole, each dish once, with its dates', () => {
  expect(weekToShop({ plan, today: '2026-02-27' })).toMatchObject({
    mealPlanId: 'plan',
    days: [0, 1],
    isRunning: false,
    dates: { from: '2026-03-01', to: '2026-03-02' },
    dishes: [{ id: 'lamb' }, { id: 'soup' }, { id: 'salad' }],
    today: null,
  });
});

test('of a week that runs, the days still to eat are offered, and what is cooked today', () => {
  expect(weekToShop({ plan, today: '2026-03-02' })).toMatchObject({
    days: [1],
    isRunning: true,
    dishes: [{ id: 'soup' }],
    today: { day: 1, dishes: [{ id: 'soup' }] },
  });
});

test('what is eaten or cooked today is bought no second time', () => {
  const eatenMeals = [{ day: 0, meal: 'LUNCH' as const }];
  const afterLunch = weekToShop({ plan: { ...plan, eatenMeals }, today: '2026-03-01' });
  expect(afterLunch).toMatchObject({
    days: [0, 1],
    dishes: [{ id: 'lamb' }, { id: 'soup' }],
    today: { day: 0, dishes: [{ id: 'lamb' }] },
  });
  const cookedDishes = [{ day: 0, meal: 'DINNER' as const, recipeId: 'lamb' }];
  const fed = { ...plan, eatenMeals, cookedDishes };
  const inTheEvening = weekToShop({ plan: fed, today: '2026-03-01' });
  expect(inTheEvening).toMatchObject({ dishes: [{ id: 'soup' }], today: null });
});

test('a week that is over is not offered, and one without dates has none', () => {
  expect(weekToShop({ plan, today: '2026-03-03' })).toBeNull();
  const undated = { ...plan, beginsOn: null };
  expect(weekToShop({ plan: undated, today: '2026-03-03' })?.dates).toBeNull();
  expect(weekToShop({ plan: { ...plan, days: [] }, today: '2026-02-27' })).toBeNull();
});
