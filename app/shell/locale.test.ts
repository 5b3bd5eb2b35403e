import { expect, test } from 'vitest';
import { pageAddress, requestLocale } from './locale.ts';

test.each([
  ['/se/recept', '/se/recept', 'sv'],
  ['/se.data', '/se', 'sv'],
  ['/_.data', '/', 'en'],
  ['/home.data?_routes=root', '/home', 'en'],
  ['/es/recetas.data?page=2&_routes=x', '/es/recetas?page=2', 'es'],
])('a request for %s is about the page %s', (requested, page, locale) => {
  const request = new Request(`http://localhost${requested}`);
  const { pathname, search } = pageAddress(request);
  expect(`${pathname}${search}`).toBe(page);
  expect(requestLocale(request)).toBe(locale);
});
