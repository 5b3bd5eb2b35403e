import { expect, test } from 'vitest';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { lookBackTitle } from './look-back.ts';

type LookedAt = Parameters<typeof lookBackTitle>[0]['mealPlan'];

/** Three days with a dinner and one evening out. */
function weekWith(done: Pick<ShownPlanFragment, 'cookedDishes' | 'eatenMeals'>): LookedAt {
  const dinner = (id: string) => ({ meal: 'DINNER', recipes: [{ recipe: { id } }] });
  const days = [['soup'], ['lamb'], [], ['cod']].map((dinners, index) => ({
    index,
    meals: dinners.map(dinner),
  }));
  return { days, ...done } as unknown as LookedAt;
}

test('nothing counts as cooked that nobody marked or logged', () => {
  const week = weekWith({ cookedDishes: [], eatenMeals: [{ day: 0, meal: 'LUNCH' }] });
  expect(lookBackTitle({ mealPlan: week, isOver: true })).toBe('Your week is over');
});

test('on its last day the week is not over yet', () => {
  const week = weekWith({ cookedDishes: [], eatenMeals: [] });
  expect(lookBackTitle({ mealPlan: week, isOver: false })).toBe('The last day of your week');
});

test('dinners that were cooked or logged are counted, and evenings out', () => {
  const week = weekWith({
    cookedDishes: [{ day: 0, meal: 'DINNER', recipeId: 'soup' }],
    eatenMeals: [{ day: 3, meal: 'DINNER' }],
  });
  expect(lookBackTitle({ mealPlan: week, isOver: true })).toBe('Two dinners cooked, one out');
});

test('a dish that was swapped since counts for nothing', () => {
  const week = weekWith({
    cookedDishes: [{ day: 0, meal: 'DINNER', recipeId: 'pizza' }],
    eatenMeals: [],
  });
  expect(lookBackTitle({ mealPlan: week, isOver: true })).toBe('Your week is over');
});
