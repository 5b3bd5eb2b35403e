import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { OfferedWeekFragment, ShownPlanFragment } from '../operations.gen.ts';
import { OfferedWeek } from './offered-week.tsx';

const sums = { netCarbsGrams: 20, energyKcal: 1800, proteinGrams: 90 };
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
  days: [{ ...sums, index: 0, date: '2026-12-09', meals: [{ meal: 'DINNER', recipes: [dish] }] }],
} as unknown as OfferedWeekFragment;

const eaters = { adults: 2, children: 0, names: [] };

test('the days of the week that may follow are told as those of the week itself: in short, and for whom', () => {
  const mealPlan = { id: 'plan', targets: null, days: [], eaters } as unknown as ShownPlanFragment;
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
  expect(markup).toContain(m.meal_plans_for_people({ count: 2 }));
});
