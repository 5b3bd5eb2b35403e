import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { DayCard } from './day-card.tsx';
import type { HomePlan, PlanDay, PlanDish } from './plan-day.ts';

function buildDish(id: string): PlanDish {
  const recipe = { id, slug: id, title: id };
  const nutrition = { netCarbsGrams: 4, isNetCarbsApproximate: false, isNetCarbsIncomplete: false };
  return { recipe, servings: 2, leftoverOfDay: null, nutrition } as unknown as PlanDish;
}

const day = {
  index: 2,
  weekday: 2,
  nutrition: { netCarbsGrams: null, proteinGrams: null, energyKcal: null },
  meals: [
    { meal: 'BREAKFAST', note: null, recipes: [buildDish('omelet')] },
    { meal: 'LUNCH', note: null, recipes: [buildDish('soup')] },
    { meal: 'DINNER', note: null, recipes: [buildDish('stew'), buildDish('salad')] },
  ],
} as unknown as PlanDay;

const plan = {
  slug: 'week',
  targets: null,
  eatenMeals: [
    { day: 2, meal: 'BREAKFAST' },
    { day: 1, meal: 'LUNCH' },
  ],
  cookedDishes: [
    { day: 2, meal: 'BREAKFAST', recipeId: 'omelet' },
    { day: 2, meal: 'DINNER', recipeId: 'stew' },
    { day: 1, meal: 'LUNCH', recipeId: 'soup' },
  ],
} as unknown as HomePlan;

test('a meal of today that was eaten, and a dish that was cooked, say so', () => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <DayCard plan={plan} day={day} /> },
  ]);
  const markup = renderToStaticMarkup(<Stub />);
  const rows = [...markup.matchAll(/<li>(.*?)<\/li>/gs)].map(([, row = '']) =>
    row.replaceAll(/<[^>]*>/g, '|').match(/Breakfast|Lunch|Dinner|Logged|Cooked/g),
  );
  expect(rows).toEqual([['Breakfast', 'Logged'], ['Lunch'], ['Dinner', 'Cooked'], ['Dinner']]);
});
