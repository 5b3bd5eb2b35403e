import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test.each([
  ['/shopping-list', '/shopping-list'],
  ['/se/recept/ugnsbakad-lax?x=1#steg', '/se/recept/ugnsbakad-lax?x=1#steg'],
  ['/a/../b', '/b'],
  [null, '/home'],
  ['', '/home'],
  ['shopping-list', '/home'],
  ['https://evil.example/login', '/home'],
  ['//evil.example', '/home'],
  ['/\\evil.example', '/home'],
  ['/\t/evil.example', '/home'],
  ['/..//evil.example', '/home'],
  ['javascript:alert(1)', '/home'],
  ['http://[', '/home'],
])('%s leads to %s', (to, expected) => {
  expect(safeRedirect({ to, otherwise: '/home' })).toBe(expected);
});
