import { expect, test } from 'vitest';
import type { Unit } from '../../../lib/units.ts';
import { nearestMeasure } from './kitchen-points.rules.ts';

/** Amount, unit and food; then what a kitchen measures. */
test.each<[number, Unit, string, number, Unit]>([
  [2.5, 'piece', 'egg', 3, 'piece'],
  [7.4, 'piece', 'egg', 7, 'piece'],
  [0.2, 'piece', 'egg', 1, 'piece'],
  [1.5, 'piece', 'egg-white', 2, 'piece'],
  [2.4, 'piece', 'egg-yolk', 2, 'piece'],
  [2.5, 'can', 'tuna-canned-oil', 3, 'can'],
  [1.25, 'clove', 'garlic', 1, 'clove'],
  [1.5, 'clove', 'garlic', 2, 'clove'],
  [3.4, 'piece', 'corn-tortilla', 3, 'piece'],
  [3.5, 'piece', 'lamb-chop', 4, 'piece'],
  [0.6, 'piece', 'onion', 0.5, 'piece'],
  [1.3, 'piece', 'lemon', 1.5, 'piece'],
  [0.75, 'piece', 'lime', 1, 'piece'],
  [1.2, 'piece', 'avocado', 1, 'piece'],
  [2.4, 'piece', 'bell-pepper-red', 2.5, 'piece'],
  [0.3, 'piece', 'cucumber', 0.5, 'piece'],
  [1.4, 'piece', 'red-cabbage', 1.5, 'piece'],
  [6.4, 'piece', 'avocado', 6, 'piece'],
  [0.3, 'bunch', 'radish', 0.25, 'bunch'],
  [0.6, 'head', 'romaine-lettuce', 0.5, 'head'],
  [1.3, 'head', 'romaine-lettuce', 1.5, 'head'],
  [0.3, 'leaf', 'bay-leaf', 1, 'leaf'],
  [0.05, 'tsp', 'cumin', 1, 'pinch'],
  [0.125, 'tsp', 'cumin', 0.25, 'tsp'],
  [0.6, 'tsp', 'cumin', 0.5, 'tsp'],
  [0.7, 'tsp', 'cumin', 0.75, 'tsp'],
  [1.8, 'tsp', 'cumin', 1.75, 'tsp'],
  [2.3, 'tsp', 'cumin', 2.5, 'tsp'],
  [3.1, 'tsp', 'cumin', 1, 'tbsp'],
  [4, 'tsp', 'cumin', 4, 'tsp'],
  [7, 'tsp', 'cumin', 2.5, 'tbsp'],
  [1.6, 'tbsp', 'tamari', 1.5, 'tbsp'],
  [1.2, 'tbsp', 'tamari', 1, 'tbsp'],
  [0.25, 'tbsp', 'tamari', 0.75, 'tsp'],
  [0.5, 'tbsp', 'tamari', 1.5, 'tsp'],
  [12, 'tbsp', 'tamari', 180, 'ml'],
  [1, 'pinch', 'salt', 1, 'pinch'],
  [37.5, 'g', 'butter', 40, 'g'],
  [52, 'g', 'butter', 50, 'g'],
  [12, 'g', 'parsley', 10, 'g'],
  [3.2, 'g', 'parsley', 3, 'g'],
  [0.3, 'g', 'saffron', 1, 'g'],
  [375, 'g', 'spinach', 380, 'g'],
  [453, 'g', 'ground-beef', 450, 'g'],
  [512, 'g', 'ground-beef', 500, 'g'],
  [690, 'g', 'ground-beef', 700, 'g'],
  [1240, 'g', 'ground-beef', 1250, 'g'],
  [62.5, 'ml', 'heavy-cream', 65, 'ml'],
  [187.5, 'ml', 'heavy-cream', 190, 'ml'],
  [830, 'ml', 'heavy-cream', 825, 'ml'],
])('%f %s of %s are measured as %f %s', (amount, unit, foodId, measured, measuredIn) => {
  expect(nearestMeasure({ amount, unit, foodId, isExact: false })).toEqual({
    amount: measured,
    unit: measuredIn,
  });
});

test.each([
  [7.4, 7],
  [9.5, 10],
  [11.2, 11],
  [12, 12],
  [14.6, 15],
  [17, 17],
  [27, 25],
])('where grams matter, %f g are weighed as %f', (amount, weighed) => {
  expect(nearestMeasure({ amount, unit: 'g', foodId: 'gelatin', isExact: true }).amount).toBe(
    weighed,
  );
});
