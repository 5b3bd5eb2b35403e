import { expect, test } from 'vitest';
import type { FoodGroup } from '../food.ts';
import { buildFood } from '../testing/build-food.ts';
import { usualPortionGrams } from './usual-portion.rules.ts';

test.each<[string, FoodGroup, number, number]>([
  ['cheddar', 'dairy', 37, 40],
  ['yogurt', 'dairy', 85, 150],
  ['olive oil', 'fats', 0, 15],
  ['coconut milk', 'fats', 72, 60],
  ['vinegar', 'sauces', 94, 15],
  ['stock', 'sauces', 98, 200],
  ['salmon', 'fish', 65, 150],
  ['lasagna', 'meals', 66, 250],
  ['brownie', 'sweets', 14, 50],
])('a portion of %s (%s, %i % water) is %i g', (_name, group, waterGrams, expected) => {
  expect(usualPortionGrams(buildFood({ group, per100g: { waterGrams } }))).toBe(expected);
});
