import { expect, test } from 'vitest';
import { openDayBefore } from './open-days.ts';

const weeks = [
  {
    days: [
      { number: 1, tasks: ['a', 'b'] },
      { number: 2, tasks: ['c'] },
    ],
  },
  { days: [{ number: 3, tasks: ['d'] }] },
];

test.each([
  [[], 3, 1],
  [[1, 1], 3, 2],
  [[1, 1, 2], 3, null],
  [[2], 2, 1],
  [[], 1, null],
])('with ticks on the days %j, on day %i the first open one is %s', (ticked, day, open) => {
  const ticks = ticked.map((each) => ({ day: each }));
  expect(openDayBefore({ weeks, ticks, day })).toBe(open);
});

test('who may not see the days has none open', () => {
  expect(openDayBefore({ weeks: [{ days: null }], ticks: [], day: 9 })).toBeNull();
});
