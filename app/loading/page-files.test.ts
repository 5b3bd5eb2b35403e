import { expect, test } from 'vitest';
import { filesOfPage } from './page-files.ts';
import type { KnownRoute } from './react-router-internals.ts';

const page = (id: string, path: string) => ({
  id,
  path,
  hasLoader: true,
  module: `/assets/${id}.js`,
});

const routes: Record<string, KnownRoute> = {
  root: { id: 'root', hasLoader: true, module: '/assets/root.js' },
  'home.en': { ...page('home.en', '/'), imports: ['/assets/hero.js'] },
  'recipe.en': page('recipe.en', '/recipes/:slug'),
  'list.en': page('list.en', '/recipes/all'),
  'offline.en': { ...page('offline.en', '/offline'), hasLoader: false },
  'not-found': page('not-found', '*'),
};

test.each([
  ['/', ['/assets/home.en.js', '/assets/hero.js'], '/_.data'],
  ['/recipes/stew', ['/assets/recipe.en.js'], '/recipes/stew.data'],
  ['/recipes/all', ['/assets/list.en.js'], '/recipes/all.data'],
  ['/offline', ['/assets/offline.en.js'], null],
])('%s needs %j and %s', (path, scripts, data) => {
  expect(filesOfPage(path, routes)).toMatchObject({ scripts, data });
});

test('a page that nobody knows of needs nothing', () => {
  expect(filesOfPage('/tracking', routes)).toBeNull();
});
