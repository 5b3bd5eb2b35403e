import { expect, test } from 'vitest';
import { dishMinutes } from './dish-minutes.rules.ts';

test.each([
  [25, 25, '25 min'],
  [20, 45, '45 min'],
  [20, 50, '20 min of work, 50 min in all'],
  [40, 150, '40 min of work, 2 h 30 min in all'],
  [30, 240, '30 min of work, 4 h in all'],
  [50, 900, '50 min of work, stands overnight'],
])('%i of %i minutes at the stove are said as %s', (activeMinutes, totalMinutes, words) => {
  expect(dishMinutes({ activeMinutes, totalMinutes })).toBe(words);
});
