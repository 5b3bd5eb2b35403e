import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import * as m from '../../../i18n/paraglide/messages.js';
import { OfflinePage } from './offline-page.tsx';

test('the page as it is kept does not claim that the network is back', () => {
  const router = createMemoryRouter([{ path: '*', element: <OfflinePage /> }]);
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(markup).toContain(m.offline_text());
  expect(markup).not.toContain(m.offline_back_online());
});
