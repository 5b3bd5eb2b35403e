import { expect, test } from 'vitest';
import { kindOfRequest } from './kind-of-request.ts';
import { acceptedEncodings, preferredEncoding } from '../files/preferred-encoding.ts';

test.each([
  ['/graphql', '/graphql', 'operation'],
  ['/es/graphql', '/es/graphql', 'operation'],
  ['/*', '/recipes/stew', 'page'],
  ['/*', '/recipes/stew.data?_routes=recipe', 'page-data'],
  ['/*', '/recipes?q=a.data', 'page'],
  ['/page-data/:build/*', '/page-data/1/recipes', 'page-data'],
  ['/dish/:file', '/dish/stew.svg', 'picture'],
  ['/plate/:file', '/plate/stew.svg', 'picture'],
  ['/ingredient/:file', '/ingredient/cod.svg', 'picture'],
  ['/image/:kind/:id', '/image/dish/stew', 'picture'],
  ['/webhooks/:provider', '/webhooks/stripe', 'notification'],
  ['/api/auth/token', '/api/auth/token', 'auth'],
  ['/assets/*', '/assets/root.js', 'file'],
])('%s at %s is %s', (route, url, kind) => {
  expect(kindOfRequest({ routeOptions: { url: route }, url } as never)).toBe(kind);
});

test('what has no route is counted all the same', () => {
  expect(kindOfRequest({ routeOptions: {}, url: '/wp-login.php' } as never)).toBe('file');
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, BR;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0.000', 'identity'],
  ['br;q=0.01', 'br'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('who takes "%s" gets %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});

test('names are told in lower case, without how much they are wanted', () => {
  expect(acceptedEncodings(' GZIP;q=0.8 ,zstd, x;q=0')).toEqual(['gzip', 'zstd']);
});
