import { expect, test } from 'vitest';
import { screenPaths } from '../../../i18n/paths.ts';
import { authCookieName } from '../../auth/auth-cookie.ts';
import { isWrittenAsLinked, sharedPageKey } from './shared-page.ts';

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

type Asked = Parameters<typeof sharedPageKey>[0]['request'];

const keyOf = (
  path: string,
  parts: Partial<Pick<Asked, 'method' | 'headers' | 'cookies'>> = {},
) => {
  const request = { method: 'GET', headers: {}, cookies: {}, ...parts };
  const url = new URL(path, 'https://yolk.example');
  return sharedPageKey({ request, url, contentVersion: 'v1' });
};

test('a visitor’s page is kept by its address, its content and the units they chose', () => {
  expect(keyOf('/recipes')).toBe('v1\nhttps://yolk.example\n\n/recipes');
  expect(keyOf('/recipes', { cookies: { units: 'us' } })).not.toBe(keyOf('/recipes'));
  expect(keyOf('/recipes', { cookies: { units: 'x' } })).toBe(keyOf('/recipes'));
});

test.each([
  ['with a query', keyOf('/recipes?page=2')],
  ['written otherwise', keyOf('/Recipes')],
  ['that is sent a form', keyOf('/recipes', { method: 'POST' })],
  ['of somebody with a token', keyOf('/recipes', { headers: { authorization: 'Bearer x' } })],
  ['of a member', keyOf('/recipes', { cookies: { [authCookieName]: 'x' } })],
])('a page %s is kept for nobody', (_which, key) => {
  expect(key).toBeNull();
});
