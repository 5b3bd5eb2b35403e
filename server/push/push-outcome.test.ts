import { expect, test } from 'vitest';
import { outcomeOf, outcomeOfError } from './push-outcome.ts';

const now = new Date('2026-03-03T17:00:00Z');
const outcome = (status: number, wait?: string) =>
  outcomeOf({ status, headers: wait === undefined ? {} : { 'retry-after': wait }, now });

test.each([
  [199, 'lost'],
  [200, 'taken'],
  [299, 'taken'],
  [300, 'lost'],
  [400, 'lost'],
  [403, 'lost'],
  [404, 'gone'],
  [410, 'gone'],
  [411, 'lost'],
  [428, 'lost'],
  [429, 'later'],
  [499, 'lost'],
  [500, 'later'],
  [503, 'later'],
])('status %i means that a message is %s', (status, kind) => {
  expect(outcome(status).kind).toBe(kind);
});

test.each([
  [undefined, null],
  ['0', 0],
  ['120', 120_000],
  ['9999999', 9_999_999_000],
  ['99999999', null],
  ['soon', null],
  ['', null],
  ['Tue, 03 Mar 2026 17:05:00 GMT', 300_000],
  ['Tue, 03 Mar 2026 16:00:00 GMT', 0],
])('who is told to wait %j waits %j ms', (wait, afterMs) => {
  expect(outcome(429, wait)).toEqual({ kind: 'later', afterMs });
  expect(outcome(503, wait)).toEqual({ kind: 'later', afterMs });
});

test('what did not reach the service is sent later, and what may have arrived is not sent twice', () => {
  const failed = (code: string) => outcomeOfError(Object.assign(new Error('It failed'), { code }));
  for (const code of ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']) {
    expect([code, failed(code)]).toEqual([code, { kind: 'later', afterMs: null }]);
  }
  expect(failed('ECONNRESET')).toEqual({ kind: 'lost', why: 'It failed' });
  expect(outcomeOfError(new Error('No code'))).toEqual({ kind: 'lost', why: 'No code' });
  expect(outcomeOfError('a text')).toEqual({ kind: 'lost', why: 'a text' });
});
