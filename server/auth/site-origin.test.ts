import { expect, test } from 'vitest';
import { readSettings } from '../settings/config.ts';
import { siteOrigin } from './site-origin.ts';

const originOf = (host: string, given: Record<string, string> = {}) =>
  siteOrigin({ protocol: 'https', host }, { settings: readSettings(given) });

test('the address of the settings stands, whatever host a request names', () => {
  const given = { PUBLIC_URL: 'https://yolk.example' };
  expect(originOf('evil.example', given)).toBe('https://yolk.example');
});

test('without one in the settings it is that of the request, and nothing beside it', () => {
  expect(originOf('kitchen.example:8443')).toBe('https://kitchen.example:8443');
  expect(originOf('kitchen.example/reset?to=evil')).toBe('https://kitchen.example');
});

test.each([[''], ['a b'], ['<script>'], ['yolk.example:port']])(
  'a request for %j, which is no host, leads to no other server',
  (host) => {
    expect(originOf(host)).toBe('https://localhost');
  },
);
