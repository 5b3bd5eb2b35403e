import { expect, test } from 'vitest';
import { readTimer, timerText } from './timer-text.rules.ts';

test.each([
  ['4', 4],
  ['30 s', 0.5],
  ['90s', 1.5],
  ['120', 120],
])('%s are %d minutes, and are written so', (text, minutes) => {
  expect(readTimer(text)).toBe(minutes);
  expect(readTimer(timerText(minutes))).toBe(minutes);
});

test.each(['', '0', '0 s', '1.5', '-3', '4 m', 'soon', '30 s 2'])('%j is no timer', (text) => {
  expect(readTimer(text)).toBeNull();
});

test('a third of a minute is written in seconds', () => {
  expect(timerText(1 / 3)).toBe('20 s');
});
