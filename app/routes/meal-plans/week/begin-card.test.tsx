import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { withLocale } from '../../../shell/request-locale.server.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { BeginCard } from './begin-card.tsx';

const mealPlan = { usualBeginning: '2026-12-07', beginsOn: '2026-12-07', days: [] };

test.each([
  ['en', '/', 'It begins on Monday, December 7'],
  ['es', '/es', 'Empieza el lunes 7 de diciembre'],
  ['sv', '/se', 'Den börjar måndag 7 december'],
] as const)(
  'the day on which a week begins is written as inside a sentence in %s',
  (locale, path, title) => {
    const card = (
      <BeginCard
        mealPlan={mealPlan as unknown as ShownPlanFragment}
        standing="coming"
        moment={{ day: '2026-12-06', minute: 990 }}
        thingCount={null}
        result={null}
      />
    );
    const router = createMemoryRouter([{ path: '*', element: card }], { initialEntries: [path] });
    const markup = withLocale(locale, () =>
      renderToStaticMarkup(<RouterProvider router={router} />),
    );
    expect(markup).toContain(`>${title}<`);
  },
);
