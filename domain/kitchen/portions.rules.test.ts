import { expect, test } from 'vitest';
import {
  eaterCount,
  ownPortion,
  portionSize,
  portionsFor,
  sumOfPortions,
} from './portions.rules.ts';

test.each([
  [{ adults: 1, children: 0 }, 1, [1]],
  [{ adults: 1, children: 0 }, 1.5, [1.5]],
  [{ adults: 2, children: 0 }, 1.25, [1.25, 1]],
  [{ adults: 2, children: 2 }, 1.25, [1.25, 1, 0.5, 0.5]],
  [{ adults: 1, children: 1 }, 1, [1, 0.5]],
])('%j, the member %d, eat %j', (eaters, own, portions) => {
  expect(portionsFor({ eaters, own })).toEqual(portions);
});

test('what all of them eat', () => {
  expect(sumOfPortions([1.25, 1, 0.5, 0.5])).toBe(3.25);
});

test('children eat with the adults', () => {
  expect(eaterCount({ adults: 2, children: 3 })).toBe(5);
});

test("the first portion is the member's; a dish without any is the usual one", () => {
  expect(ownPortion([1.25, 1])).toBe(1.25);
  expect(ownPortion([])).toBe(1);
});

test.each([
  [0.5, 'SMALL'],
  [0.75, 'SMALL'],
  [1, 'REGULAR'],
  [1.25, 'GENEROUS'],
  [1.5, 'LARGE'],
  [2, 'LARGE'],
])('%d of a serving is a %s plate', (portion, size) => {
  expect(portionSize(portion)).toBe(size);
});
