import { expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import { leavesRest } from './leaves-rest.rules.ts';

test.each([
  ['spinach', true],
  ['greek-yogurt', true],
  ['ground-beef', true],
  ['romaine-lettuce', true],
  ['tofu-firm', true],
  ['garlic', false],
  ['salt', false],
  ['olive-oil', false],
  ['onion', false],
  ['lemon', false],
  ['lemon-juice', false],
  ['lime-zest', false],
  ['black-pepper', false],
  ['tamari', false],
  ['zucchini', false],
  ['salmon', false],
  ['canned-tomato', false],
] as const)('of %s an open rest that soon spoils is left: %s', async (id, expected) => {
  const { foodsById } = await testContent();
  const food = foodsById.get(id)!;
  expect(leavesRest(food)).toBe(expected);
});
