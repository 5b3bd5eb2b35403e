import { expect, test } from 'vitest';
import { localeOfRequest } from './page-handlers.ts';

test.each([
  ['/', 'en'],
  ['/recipes/stew', 'en'],
  ['/es/recetas/guiso', 'es'],
  ['/se', 'sv'],
  ['/se.data', 'sv'],
  ['/se/recept/gryta.data', 'sv'],
  ['/seeds', 'en'],
  ['/__manifest', 'en'],
  ['/__manifest?paths=/recipes/stew,/', 'en'],
  // Links of a page, with the addresses above them.
  ['/__manifest?paths=/,/se,/se/recept,/se/recept/gryta', 'sv'],
  ['/__manifest?paths=/es/recetas', 'es'],
  ['/recipes?paths=/se/recept', 'en'],
])('%s is asked for in %s', (address, locale) => {
  expect(localeOfRequest(new URL(address, 'https://yolk.example'))).toBe(locale);
});
