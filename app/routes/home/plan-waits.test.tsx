import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { HomePlan } from './plan-day.ts';
import { PlanWaits } from './plan-waits.tsx';

const plan = { slug: 'week', beginsOn: '2026-12-07', days: [] } as unknown as HomePlan;

function cardWith(evening: string | null): string {
  const card = <PlanWaits plan={plan} standing="coming" evening={evening} />;
  const router = createMemoryRouter([{ path: '*', element: card }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a plan that waits for its day says what is begun the evening before, where anything is', () => {
  const text = 'Tonight for tomorrow: Oats. 10 min of work, then it stands by itself.';
  expect(cardWith(text)).toContain(` ${text}</p>`);
  expect(cardWith(null)).not.toContain('null');
});
