import { expect, test } from 'vitest';
import { cardMinutes } from './card-minutes.ts';

test.each([
  [25, 25, '25 min'],
  [40, 150, '2 h 30 min'],
  [30, 150, '30 min + 2 h'],
  [10, 250, '10 min + 4 h'],
])('a card says %i of %i minutes as %s', (activeMinutes, totalMinutes, words) => {
  expect(cardMinutes({ activeMinutes, totalMinutes })).toBe(words);
});
