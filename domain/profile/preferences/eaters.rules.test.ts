import { expect, test } from 'vitest';
import { canBeEaters, eatersOf } from './eaters.rules.ts';

test('a member who has not been asked eats alone', () => {
  expect(eatersOf({})).toEqual({ adults: 1, children: 0 });
  expect(eatersOf({ adults: 2, children: 3 })).toEqual({ adults: 2, children: 3 });
});

test.each([
  [1, 0, true],
  [8, 8, true],
  [0, 2, false],
  [9, 0, false],
  [2, 9, false],
  [2, -1, false],
  [1.5, 0, false],
])('%d adults and %d children can be who eats: %s', (adults, children, expected) => {
  expect(canBeEaters({ adults, children })).toBe(expected);
});
