import { expect, test, vi } from 'vitest';
import type { EntryContext } from 'react-router';
import { addressesAbove, withItsRoutes } from './routes-of-page.ts';

test('above an address are those that it begins with', () => {
  expect(addressesAbove('/')).toEqual([]);
  expect(addressesAbove('/recipes')).toEqual(['/']);
  expect(addressesAbove('/recipes/dinner/stew')).toEqual(['/', '/recipes', '/recipes/dinner']);
});

const ids = ['root', 'home', 'recipes', 'recipe', 'plans'];
const found = (...names: string[]) => names.map((id) => ({ route: { id } }));

function pageAt(pathname: string, match: (path: string) => ReturnType<typeof found> | null) {
  return {
    manifest: { version: '1', routes: Object.fromEntries(ids.map((id) => [id, { id }])) },
    staticHandlerContext: {
      location: { pathname },
      matches: found('root', 'recipe'),
      _match: match,
    },
  } as unknown as EntryContext;
}

test('a page names its own routes and those of the addresses above it, each found once', () => {
  const match = vi.fn<(path: string) => ReturnType<typeof found> | null>((path) => {
    return path === '/' ? found('root', 'home') : path === '/recipes' ? found('recipes') : null;
  });
  const routes = Object.keys(withItsRoutes(pageAt('/recipes/stew', match)).manifest.routes);
  expect(routes.toSorted()).toEqual(['home', 'recipe', 'recipes', 'root']);
  withItsRoutes(pageAt('/recipes/soup', match));
  expect(match.mock.calls).toEqual([['/'], ['/recipes']]);
});
