import { expect, test } from 'vitest';
import { waitText } from './wait-text.ts';

test.each([
  [0.5, '30 seconds'],
  [1, '1 minute'],
  [90, '90 minutes'],
  [120, '2 h'],
  [150, '2 h 30 min'],
  [720, '12 h'],
])('a timer of %d minutes runs for %s', (minutes, words) => {
  expect(waitText(minutes)).toBe(words);
});
