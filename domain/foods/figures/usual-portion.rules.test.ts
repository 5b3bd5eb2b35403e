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

test.each<[FoodGroup, number]>([
  ['vegetables', 100],
  ['fruit', 100],
  ['meat', 150],
  ['poultry', 150],
  ['fish', 150],
  ['shellfish', 120],
  ['dairy', 40],
  ['eggs', 100],
  ['nuts', 30],
  ['seeds', 15],
  ['fats', 15],
  ['herbs', 5],
  ['spices', 2],
  ['sauces', 15],
  ['sweeteners', 10],
  ['baking', 25],
  ['drinks', 200],
  ['legumes', 100],
  ['grains', 60],
  ['snacks', 30],
  ['sweets', 50],
  ['meals', 250],
  ['plant-protein', 120],
])('of %s whose water nobody knows a portion is %i g', (group, expected) => {
  expect(usualPortionGrams(buildFood({ group, per100g: { waterGrams: null } }))).toBe(expected);
});

test.each<[FoodGroup, number, number, number]>([
  ['dairy', 70, 40, 150],
  ['fats', 50, 15, 60],
  ['sauces', 96, 15, 200],
])('%s are watery from %i %% of water on', (group, water, dry, watery) => {
  const portion = (waterGrams: number) =>
    usualPortionGrams(buildFood({ group, per100g: { waterGrams } }));
  expect([portion(water - 0.1), portion(water)]).toEqual([dry, watery]);
});
