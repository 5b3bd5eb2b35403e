import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.rules.ts';

test.each([
  ['egg', 'egg', 0],
  ['chiken', 'chicken', 1],
  ['befe', 'beef', 1],
  ['salmn', 'salmon', 1],
  ['zuchini', 'zucchini', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['abc', '', 3],
  // Nothing is swapped here.
  ['ab', 'cd', 2],
  ['ab', 'bc', 2],
  ['ab', 'ca', 2],
  ['abc', 'cab', 2],
  ['ab', 'ba', 1],
])('from %s to %s it is %i', (left, right, distance) => {
  expect(editDistance({ left, right, most: 3 })).toBe(distance);
});

test('beyond the most it says so and no more', () => {
  expect(editDistance({ left: 'chicken', right: 'beef', most: 2 })).toBe(3);
});

test('the end of an unfinished word is free', () => {
  const words = { left: 'caluif', right: 'cauliflower', most: 1 };
  expect(editDistance({ ...words, isUnfinished: true })).toBe(1);
  expect(editDistance(words)).toBe(2);
});

const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

test('it is the same in both directions, zero only for the same word, and one after one edit', () => {
  fc.assert(
    fc.property(words, words, fc.nat(7), (left, right, at) => {
      const distance = editDistance({ left, right, most: 9 });
      expect(editDistance({ left: right, right: left, most: 9 })).toBe(distance);
      expect(distance === 0).toBe(left === right);
      const edited = `${left.slice(0, at)}x${left.slice(at)}`;
      expect(editDistance({ left, right: edited, most: 9 })).toBe(1);
    }),
  );
});
