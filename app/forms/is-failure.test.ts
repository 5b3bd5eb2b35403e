import { data } from 'react-router';
import { expect, test } from 'vitest';
import { hasFailed, isFailure, statusOf } from './is-failure.ts';

const ofLoader = (status: number) => data({ code: 'x', message: '' }, { status });
const ofRouter = (status: number) => ({ status, statusText: '', data: null });

test.each([
  ['a lost network', new TypeError('Failed to fetch'), true],
  ['a broken script', new Error('It broke'), true],
  ['nothing', undefined, true],
  ['nothing at all', null, true],
  ['a text', 'it broke', true],
  ['data without a status', data({ code: 'x' }), true],
  ['a server that fails', ofLoader(500), true],
  ['a server that is busy', ofLoader(503), true],
  ['a server that is busy, as the router tells it', ofRouter(503), true],
  ['a server that was too slow', ofLoader(408), true],
  ['too much at once', ofRouter(429), true],
  ['what is not there', ofLoader(404), false],
  ['what is not allowed', ofRouter(403), false],
  ['what is no form of ours', ofLoader(400), false],
  ['the last that is not the server’s fault', ofLoader(499), false],
  ['a way elsewhere', new Response(null, { status: 302 }), false],
  ['an answer, even one that says it failed', new Response(null, { status: 500 }), false],
])('%s may get through later: %s', (_what, thrown, expected) => {
  expect(isFailure(thrown)).toBe(expected);
});

test('a status is read from answers and from what loaders throw', () => {
  expect(
    [ofLoader(404), ofRouter(503), data({}), {}, 'x', null, { status: '404' }].map(statusOf),
  ).toEqual([404, 503, null, null, null, null, null]);
});

test('what a loader returned has not failed, what it threw may have', () => {
  const lost = new TypeError('Failed to fetch');
  expect(hasFailed({ type: 'data', result: ofLoader(503) })).toBe(false);
  expect(hasFailed({ type: 'error', result: ofLoader(503) })).toBe(true);
  expect(hasFailed({ type: 'error', result: ofLoader(404) })).toBe(false);
  expect(hasFailed({ type: 'error', result: lost })).toBe(true);
  // The router wraps an error of a single answer.
  expect(hasFailed({ type: 'error', result: { data: lost, status: 404 } })).toBe(true);
  expect(hasFailed({ type: 'error', result: { data: 'x', status: 404 } })).toBe(false);
});
