import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import { ToastProvider } from '../../../ui/feedback/toast.tsx';
import type { PlanStanding } from '../../../plans/current-day.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { openPlaces } from '../edit/open-places.ts';
import { readPlanAddress } from '../plan-address.ts';
import { PlanActions } from './plan-actions.tsx';

const mealPlan = {
  id: 'plan',
  isOwn: true,
  canEdit: true,
  kind: 'GENERATED',
  isFavorite: false,
  title: 'Your week',
  beginsOn: '2026-11-30',
  eatenMeals: [],
  cookedDishes: [],
  days: [0, 1].map((index) => ({
    index,
    meals: [{ meal: 'DINNER', recipes: [{ recipe: { id: 'stew' }, leftoverOfDay: null }] }],
  })),
} as unknown as ShownPlanFragment;

function offered(standing: PlanStanding): string {
  const element = (
    <ToastProvider>
      <PlanActions
        mealPlan={mealPlan}
        address={readPlanAddress(new URLSearchParams())}
        requestKey="key"
        listChanges={null}
        standing={standing}
        openMeals={openPlaces({ mealPlan, date: '2026-12-01' })}
      />
    </ToastProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a week that is over is offered neither to be shopped nor to be planned anew', () => {
  const running = offered('running');
  expect(running).toContain('value="shop"');
  expect(running).toContain('value="regenerate"');
  const over = offered('over');
  expect(over).not.toContain('value="shop"');
  expect(over).not.toContain('value="regenerate"');
  expect(over).toContain(m.meal_plans_share());
});
