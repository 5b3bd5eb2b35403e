import { expect, test } from 'vitest';
import { agoOf, markOf, momentOf } from './community-words.ts';

const clock = { timeZone: 'America/New_York', now: '2027-01-10T17:00:00.000Z' };
const ago = (time: string) => agoOf({ time, locale: 'en', clock });

test.each([
  ['2027-01-10T17:00:05.000Z', '1 min ago'],
  ['2027-01-10T16:59:50.000Z', '1 min ago'],
  ['2027-01-10T16:00:01.000Z', '59 min ago'],
  ['2027-01-10T16:00:00.000Z', '1 h ago'],
  ['2027-01-09T17:00:01.000Z', '23 h ago'],
  ['2027-01-09T17:00:00.000Z', 'Jan 9'],
  ['2027-01-09T03:00:00.000Z', 'Jan 8'],
  ['2026-11-22T17:00:00.000Z', 'Nov 22, 2026'],
])('what was written at %s was written %s', (time, words) => {
  expect(ago(time)).toBe(words);
});

test('the last evening of a year is of that year where the reader lives', () => {
  expect(ago('2027-01-01T03:00:00.000Z')).toBe('Dec 31, 2026');
  expect(ago('2027-01-01T06:00:00.000Z')).toBe('Jan 1');
});

test('a moment has the hour of the reader', () => {
  const moment = { time: '2027-01-09T17:05:00.000Z', clock };
  expect(momentOf({ ...moment, locale: 'en' })).toMatch(/^Jan 9, 12:05\sPM$/);
  expect(momentOf({ ...moment, locale: 'sv' })).toBe('9 jan., 12:05');
});

test('a name has its letters and its colour, nobody has no letters', () => {
  expect(markOf('Kaisa N.')).toEqual(markOf('Kaisa N.'));
  expect(markOf('Kaisa N.').letters).toBe('KN');
  expect(markOf(null).letters).toBe('');
});
