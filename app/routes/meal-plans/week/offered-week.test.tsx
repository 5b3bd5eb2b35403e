import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { OfferedWeekFragment, ShownPlanFragment } from '../operations.gen.ts';
import { OfferedWeek } from './offered-week.tsx';

const nothing = { netCarbsGrams: null, energyKcal: null, proteinGrams: null };
const dish = {
  id: 'soup',
  slug: 'soup',
  short: 'Soup',
  leftoverOfDay: null,
  activeMinutes: 5,
  totalMinutes: 5,
};
const offered = {
  beginsOn: '2026-12-09',
  days: [
    { ...nothing, index: 0, date: '2026-12-09', meals: [{ meal: 'DINNER', recipes: [dish] }] },
  ],
} as unknown as OfferedWeekFragment;

test('the days of the week that may follow are told as short as those of the week itself', () => {
  const mealPlan = { id: 'plan', targets: null, days: [] } as unknown as ShownPlanFragment;
  const element = (
    <OfferedWeek
      standing="over"
      mealPlan={mealPlan}
      week={offered}
      requestKey="key"
      otherDishes={0}
    />
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(markup).toContain('<span>Wed</span>');
});
