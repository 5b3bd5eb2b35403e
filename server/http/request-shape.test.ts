import { expect, test } from 'vitest';
import { areCharactersUsual, isSizeUsual } from './request-shape.ts';

test.each([
  '/',
  '/se/low-carb/recipes/beef-and-broccoli-stir-fry',
  `/calendar/en/${'a'.repeat(124)}.ics`,
  `/auth/google/callback?code=${'a'.repeat(4000)}&state=b`,
  `/__manifest?paths=${Array.from({ length: 100 }, (_, index) => `/low-carb/${index}`).join(',')}`,
])('an address as links of ours have it is taken: %.60s', (url) => {
  expect(isSizeUsual(url)).toBe(true);
});

test.each([
  ['many segments', '/a'.repeat(11)],
  ['many empty segments', '/'.repeat(200)],
  ['a long path', `/${'a'.repeat(600)}`],
  ['a long query', `/?q=${'a'.repeat(9000)}`],
  ['many parameters', `/?${'a&'.repeat(200)}`],
  ['many manifest paths', `/__manifest?paths=${'/a,'.repeat(300)}`],
  ['many manifest paths, encoded', `/__manifest?paths=${'%2Fa%2C'.repeat(300)}`],
  ['a deep manifest path', `/__manifest?paths=${'/a'.repeat(300)}`],
])('an address with %s is refused', (_name, url) => {
  expect(isSizeUsual(url)).toBe(false);
});

test.each([
  ['/low-carb/recipes?q=%00', false],
  ['/dish/%00.svg', false],
  ['/calendar/en/a%1F.ics', false],
  ['/?q=%7F', false],
  ['/?q=%C2%85', false],
  ['/?q=%ED%A0%80', false],
  ['/?q=%0a', false],
  ['/?q=%C3%A5%20%F0%9F%A5%91', true],
  ['/?q=100%25', true],
])('of the characters of %s it is said: %s', (url, isUsual) => {
  expect(areCharactersUsual(url)).toBe(isUsual);
});
