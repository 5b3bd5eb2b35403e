import { expect, test } from 'vitest';
import { servingsOptionsOf } from './servings-options.rules.ts';

test.each([
  [4, [], [1, 2, 4, 6, 8]],
  [12, [], [1, 2, 4, 6, 8, 12]],
  [12, [6, 12], [6, 12]],
  [12, [24, 6], [6, 12, 24]],
])('a recipe for %i with the options %j may be made for %j', (servings, options, expected) => {
  expect(servingsOptionsOf({ servings, options })).toEqual(expected);
});
