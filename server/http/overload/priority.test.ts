import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { isVital, priorityOf, type Priority } from './priority.ts';

const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test.each<[string, string, IncomingHttpHeaders, Priority]>([
  ['POST', '/webhooks/payments/stripe', {}, 'change'],
  ['POST', '/graphql', { cookie: 'auth=ours' }, 'change'],
  ['POST', '/low-carb/shopping-list', { cookie: 'auth=ours' }, 'change'],
  ['GET', '/low-carb/shopping-list', { cookie: 'auth=ours' }, 'member'],
  ['POST', '/graphql', {}, 'page'],
  ['GET', '/', {}, 'page'],
  ['GET', '/image/dish/x?width=100', { cookie: 'auth=ours' }, 'picture'],
  ['GET', '/dish/x.svg', {}, 'picture'],
  ['GET', '/step/x/1.svg', {}, 'picture'],
  ['GET', '/plate/x.svg', {}, 'picture'],
  ['GET', '/ingredient/x.svg', {}, 'picture'],
  ['GET', '/recipe/dish/x', {}, 'page'],
  ['GET', '/x/webhooks/', {}, 'page'],
  ['GET', '/low-carb/recipes', { 'user-agent': bot }, 'bot'],
  ['GET', '/low-carb/recipes', { 'user-agent': bot, cookie: 'auth=ours' }, 'member'],
])('%s %s with %j is a %s', (method, url, headers, expected) => {
  const isSignedIn = ({ cookie }: { cookie?: string }) => cookie === 'auth=ours';
  expect(priorityOf({ request: { method, url, headers }, isSignedIn })).toBe(expected);
});

test.each([
  ['/healthz', true],
  ['/readyz?x', true],
  ['/metrics', true],
  ['/healthzy', false],
  ['/recipe/healthz', false],
  ['/', false],
])('%s is vital: %s', (url, expected) => {
  expect(isVital(url)).toBe(expected);
});
