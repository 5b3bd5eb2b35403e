import { expect, test } from 'vitest';
import type { MeasurementSystem } from '../graphql/schema-types.gen.ts';
import { pathOnThisSite, unitsCookie, unitsOf } from './units-preference.ts';

const origin = 'https://yolk.example';

function unitsWith({ cookie = '', path = '/se/recept', system = '' }): string {
  const request = new Request(`${origin}${path}`, { headers: { cookie } });
  const answers = { measurementSystem: system as MeasurementSystem };
  return unitsOf({ request, profile: system === '' ? null : { answers } });
}

test.each([
  ['', 'metric'],
  ['units=us', 'us'],
  ['auth=x; units=us; theme=dark', 'us'],
  ['units=metric', 'metric'],
  ['units=furlongs', 'metric'],
  ['notunits=us', 'metric'],
])('on a Swedish page the cookie %j means %s', (cookie, units) => {
  expect(unitsWith({ cookie })).toBe(units);
});

test.each([
  ['/recipes/stew', 'us'],
  ['/recipes/stew.data', 'us'],
  ['/test/recipes/stew', 'us'],
  ['/es/recetas/guiso', 'us'],
  ['/se/recept/gryta.data', 'metric'],
])('who has said nothing gets at %s what is usual there: %s', (path, units) => {
  expect(unitsWith({ path })).toBe(units);
});

test('a profile goes before the language, and a choice on a page before the profile', () => {
  expect(unitsWith({ path: '/recipes/stew', system: 'METRIC' })).toBe('metric');
  expect(unitsWith({ path: '/se/recept/gryta', system: 'IMPERIAL' })).toBe('us');
  expect(unitsWith({ cookie: 'units=metric', system: 'IMPERIAL' })).toBe('metric');
});

test('the choice is kept for a year, and only sent over https where there is https', () => {
  expect(unitsCookie({ units: 'us', isSecure: true })).toContain(
    'units=us; Path=/; Max-Age=31536000',
  );
  expect(unitsCookie({ units: 'us', isSecure: true })).toContain('; Secure');
  expect(unitsCookie({ units: 'us', isSecure: false })).not.toContain('Secure');
});

test.each([
  ['/recipes/x?y=1', '/recipes/x?y=1'],
  ['/se/recept/x', '/se/recept/x'],
  ['https://evil.example/x', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [null, '/'],
])('a form that returns to %j goes to %s', (path, expected) => {
  expect(pathOnThisSite({ path, origin })).toBe(expected);
});
