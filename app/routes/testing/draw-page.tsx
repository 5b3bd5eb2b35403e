import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { localeOfPath } from '../../../i18n/locales.ts';
import { withLocale } from '../../shell/request-locale.server.ts';
import { ToastProvider } from '../../ui/feedback/toast.tsx';
import type { TestClient } from '../../../server/testing/test-server.ts';
import { openPage } from './call-route.ts';
import { importRoute, routeAt } from './find-route.ts';

/** The page at an address as the server draws it, without its frame. */
export function drawPage(asked: { client: TestClient; path: string }): Promise<string> {
  const { pathname } = new URL(asked.path, 'https://yolk.test');
  return withLocale(localeOfPath(pathname), () => draw(asked));
}

async function draw(asked: { client: TestClient; path: string }): Promise<string> {
  const { path } = asked;
  const { file, params } = routeAt(path);
  const [{ data: loaderData }, route] = await Promise.all([openPage(asked), importRoute(file)]);
  const Screen = route.default as ComponentType<Record<string, unknown>>;
  const element = (
    <ToastProvider>
      {createElement(Screen, { loaderData, params, actionData: undefined })}
    </ToastProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00a0', ' ');
}
