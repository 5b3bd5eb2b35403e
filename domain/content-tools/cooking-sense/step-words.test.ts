import { expect, test } from 'vitest';
import { minutesNamed } from './step-words.ts';

test.each([
  ['Fry for 5 minutes.', [5]],
  ['Fry for 1 minute.', [1]],
  ['Fry for 5 to 6 minutes.', [5]],
  ['Fry for 5 or 6 minutes, then for 2 minutes.', [5, 2]],
  ['Braise for 2 hours.', [120]],
  ['Braise for 1 1/2 hours.', [90]],
  ['Braise for 2 3/4 hours.', [165]],
  ['Braise for 1 to 1 1/2 hours.', [60]],
  ['Rest for 1/2 hour.', [30]],
  ['Rest for 1/4 to 1/2 hour.', [15]],
  ['Rest for 1.5 hours.', [90]],
  ['Steam for 2.5 minutes.', [2.5]],
  ['Heat 2 tbsp oil for 10 seconds.', []],
  ['Fry for a few minutes.', []],
])('%j names %j minutes', (text, minutes) => {
  expect(minutesNamed(text)).toEqual(minutes);
});
