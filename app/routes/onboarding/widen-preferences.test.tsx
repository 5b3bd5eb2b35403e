import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { screenPath } from '../../../i18n/paths.ts';
import { elementsOf } from '../../ui/testing/read-markup.ts';
import type { RelaxationFieldsFragment } from './operations.gen.ts';
import { WidenPreferences } from './widen-preferences.tsx';

const carbs = {
  alternative: 0,
  preference: 'carbLevel',
  group: null,
  to: 'MODERATE',
} satisfies RelaxationFieldsFragment;

function linksOf(relaxations: readonly RelaxationFieldsFragment[]) {
  const element = <WidenPreferences relaxations={relaxations} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return elementsOf(html, 'a').map(({ href = '' }) => href.replace(/\?.*/, ''));
}

test.each([
  ['with ways out', [carbs]],
  ['without any', []],
])('a refused week leads to its answer and to what the levels of carbs allow, %s', (_, ways) => {
  expect(linksOf(ways)).toEqual([expect.stringContaining('carb'), screenPath('guides', 'en')]);
});
