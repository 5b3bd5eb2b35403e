import { expect, test } from 'vitest';
import { screenPaths } from '../../i18n/paths.ts';
import { isWrittenAsLinked } from './shared-page.ts';

test('every page of ours is kept under the address that links lead to', () => {
  const paths = Object.values(screenPaths).flatMap((of) => Object.values(of));
  const filled = paths.map((path) => path.replaceAll(/\/:[a-zA-Z]+\??/g, '/beef-and-broccoli-2'));
  expect(filled.filter((path) => !isWrittenAsLinked(path))).toEqual([]);
});

test.each([
  '/Recipes',
  '/recipe%73',
  '/recipes/',
  '/recipes//',
  '//recipes',
  '/recipes.data',
  '/é',
])('another writing of a page, %s, fills no cache', (path) => {
  expect(isWrittenAsLinked(path)).toBe(false);
});
