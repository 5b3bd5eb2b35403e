import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
// oxlint-disable-next-line no-restricted-imports -- ours is compared with it
import { Link as RouterLink, type LinkProps } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './link.ts';

/** At an address below another, as relative ones are read from there. */
async function writtenBy(component: typeof Link, props: LinkProps): Promise<string> {
  const routes = [{ path: '/recipes/:slug', Component: () => createElement(component, props) }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://localhost/recipes/stew?page=2'));
  if (context instanceof Response) throw new Error('no page');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

/** Browsers do not read an order into attributes. */
function attributesOf(html: string): string[] {
  return (html.match(/[\w-]+="[^"]*"/g) ?? []).toSorted();
}

const addresses: LinkProps['to'][] = [
  '/',
  '/recipes',
  '/recipes/',
  '/recipes?s=a%20b&page=2#hits',
  '/recipes?path=//elsewhere/../x',
  '/recetas/piña-colada',
  '/recipes/../plans',
  '/recipes//plans',
  '/.hidden',
  '//elsewhere.example/x',
  'https://elsewhere.example/x',
  '?page=3',
  '#hits',
  '.',
  '..',
  '',
  { pathname: '/plans', search: '?day=2' },
  { pathname: '/plans', search: 'day=2', hash: 'noon' },
  { pathname: '../plans', search: '?day=2' },
  { pathname: '', search: '?day=2' },
  { search: '?day=2&dish=2.DINNER.stew' },
  { search: 'day=2', hash: '#noon' },
  { search: '?' },
  { search: '' },
  { hash: 'noon' },
  {},
];

test.each(addresses)('a link to %j is written as the router writes it', async (to) => {
  const props = {
    to,
    className: 'link',
    'aria-label': 'There',
    target: '_blank',
    preventScrollReset: true,
    reloadDocument: false,
    children: 'Go',
  };
  const [own, routers] = [await writtenBy(Link, props), await writtenBy(RouterLink, props)];
  expect(attributesOf(own)).toEqual(attributesOf(routers));
  expect(own.replaceAll(/<a [^>]*>/g, '<a>')).toBe(routers.replaceAll(/<a [^>]*>/g, '<a>'));
});

test('a link that is not to be looked up ahead says so', async () => {
  const props: LinkProps = { to: '/plans', discover: 'none', prefetch: 'intent', children: 'Go' };
  expect(await writtenBy(Link, props)).toBe('<a href="/plans">Go</a>');
});
