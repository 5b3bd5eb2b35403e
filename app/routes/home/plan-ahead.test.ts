import { expect, test } from 'vitest';
import type { QueuedSwap } from '../../plans/queues.ts';
import { planWithSwaps } from '../meal-plans/away/plan-with-swaps.ts';
import type { HomePlan, PlanDish } from './plan-day.ts';

const nutrition = {
  netCarbsGrams: 6,
  isNetCarbsApproximate: false,
  proteinGrams: 30,
  energyKcal: 500,
};

const dinner: PlanDish = {
  key: 'week.0.dinner.stew',
  leftoverOfDay: null,
  servingFactor: 1.5,
  recipe: {
    id: 'stew',
    slug: 'stew',
    title: 'Stew',
    servings: 4,
    times: { activeMinutes: 20, totalMinutes: 60 },
  },
  nutrition,
};

const day = { netCarbsGrams: 18, isNetCarbsApproximate: false, proteinGrams: 90, energyKcal: 1600 };
const plan = {
  id: 'week',
  slug: 'week',
  days: [
    {
      index: 0,
      weekday: 0,
      nutrition: day,
      meals: [{ meal: 'DINNER', note: null, recipes: [dinner] }],
    },
  ],
} as unknown as HomePlan;

const swap = {
  mealPlanId: 'week',
  day: 0,
  meal: 'DINNER',
  recipeId: 'stew',
  cookedServings: 2,
  dish: {
    id: 'curry',
    slug: 'curry',
    title: 'Curry with spinach',
    short: 'Curry',
    role: 'MAIN',
    times: { activeMinutes: 10, totalMinutes: 15 },
    nutrition: { ...nutrition, netCarbsGrams: 8, isNetCarbsIncomplete: false },
    isGoodAsLeftovers: true,
    meals: ['DINNER'],
  },
} as unknown as QueuedSwap;

test('home shows the dish that was swapped in without a network, and what the day becomes', () => {
  const ahead = planWithSwaps({ mealPlan: plan, swaps: [swap] });
  const [come] = ahead.days[0]?.meals[0]?.recipes ?? [];
  expect(come).toMatchObject({
    key: dinner.key,
    recipe: { id: 'curry', title: 'Curry with spinach', times: { totalMinutes: 15 } },
    nutrition: { netCarbsGrams: 12 },
  });
  expect(ahead.days[0]?.nutrition.netCarbsGrams).toBe(24);
});
