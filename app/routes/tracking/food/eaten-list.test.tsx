import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import { ToastProvider } from '../../../ui/feedback/toast.tsx';
import type { FoodDayFragment } from '../operations.gen.ts';
import { EatenList } from './eaten-list.tsx';

const none = { amount: 0, isLowerBound: false };
const lunch: FoodDayFragment['planned'][number] = {
  key: 'week.0.lunch',
  meal: 'LUNCH',
  isLogged: false,
  recipes: [{ id: 'stew', title: 'Stew' }],
  nutrition: { netCarbsGrams: 8, isNetCarbsApproximate: false, energyKcal: 500 },
};

function written(planned: FoodDayFragment['planned']): string {
  const foodDay: FoodDayFragment = {
    day: '2026-11-30',
    dayBeforeCount: 0,
    entries: [],
    totals: {
      energyKcal: none,
      proteinGrams: none,
      fatGrams: none,
      netCarbsGrams: none,
      isNetCarbsApproximate: false,
    },
    targets: null,
    planned,
  };
  const page = (
    <ToastProvider>
      <EatenList foodDay={foodDay}>{null}</EatenList>
    </ToastProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a day without a log speaks of a planned meal only where the plan has one', () => {
  expect(written([lunch])).toContain(m.tracking_nothing_eaten_text());
  const beforeThePlan = written([]);
  expect(beforeThePlan).toContain(m.tracking_nothing_planned_text());
  expect(beforeThePlan).not.toContain(m.tracking_nothing_eaten_text());
});
