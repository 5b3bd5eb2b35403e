import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { HomePlan } from './plan-day.ts';
import { PlanWaits } from './plan-waits.tsx';

const oats = { title: 'Oats', times: { activeMinutes: 10, totalMinutes: 250 } };
const meals = [{ meal: 'BREAKFAST', recipes: [{ recipe: oats, leftoverOfDay: null }] }];
const plan = { slug: 'week', beginsOn: '2026-12-07', days: [{ index: 0, meals }] };

test.each([
  ['coming', '2026-12-06', true],
  ['over', '2026-12-20', false],
  ['unstarted', '2026-12-06', false],
] as const)('of a plan that is %s, on %s, tonight for the first morning: %s', (...given) => {
  const [standing, today, isTold] = given;
  const card = <PlanWaits plan={plan as unknown as HomePlan} standing={standing} today={today} />;
  const router = createMemoryRouter([{ path: '*', element: card }]);
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  const text = 'Tonight for tomorrow: Oats. 10 min of work, then it stands by itself.';
  expect(markup.includes(text)).toBe(isTold);
});
