import { expect, test } from 'vitest';
import { readOtherDishes, withOtherDishes } from './other-dishes.ts';

test.each([
  ['', 0],
  ['others=3', 3],
  ['others=99', 20],
  ['others=-1', 0],
  ['others=x', 0],
])('the address ?%s asks for %i other weeks', (query, count) => {
  expect(readOtherDishes(new URLSearchParams(query))).toBe(count);
});

test('after the last come the first again', () => {
  expect(withOtherDishes(0)).toBe('?others=1');
  expect(withOtherDishes(20)).toBe('?others=0');
});
