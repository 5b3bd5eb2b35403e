import { expect, test } from 'vitest';
import { freeName, withFood } from './figure-foods.ts';

test.each([
  ['foods: egg', '120 g salmon', 'foods: egg, salmon'],
  ['foods:', '1 piece apple', 'foods: apple'],
  ['servings 20: egg 120', '150 g salmon', 'servings 20: egg 120, salmon 150'],
  ['servings 20: egg 120', '1 piece apple', 'servings 20: egg 120, apple 100'],
  ['foods: egg', 'lax & dill', 'foods: egg'],
])('%s with %s is %s', (data, line, now) => {
  expect(withFood(data, line)).toBe(now);
});

test('a second figure of a kind gets a name of its own', () => {
  expect(freeName('foods', [])).toBe('foods');
  expect(freeName('foods', ['foods', 'foods2'])).toBe('foods3');
});
