import { expect, test } from 'vitest';
import type { Unit } from '../../../lib/units.ts';
import type { Food } from '../food.ts';
import { buildFood } from '../testing/build-food.ts';
import { gramsOf } from './weigh.rules.ts';

test.each<[number, Unit, Partial<Food>, number | null]>([
  [250, 'g', {}, 250],
  [2, 'tbsp', { densityGramsPerMl: 0.5 }, 15],
  [100, 'ml', { densityGramsPerMl: 1.25 }, 125],
  [1, 'tsp', { gramsPerMeasure: { tbsp: 9 } }, 3],
  [1, 'tbsp', { gramsPerMeasure: { tbsp: 9 }, densityGramsPerMl: 0.5 }, 9],
  [1, 'ml', { gramsPerMeasure: { tsp: 4 } }, 0.8],
  [3, 'clove', { gramsPerMeasure: { clove: 4 } }, 12],
  [1, 'pinch', {}, 0.3],
  [1, 'pinch', { densityGramsPerMl: 1 }, 0.31],
  [1, 'pinch', { gramsPerMeasure: { pinch: 0.5 } }, 0.5],
  [1, 'tbsp', {}, null],
  [1, 'piece', { densityGramsPerMl: 1 }, null],
])('%f %s of %j weighs %s g', (amount, unit, parts, expected) => {
  expect(gramsOf({ food: buildFood(parts), amount, unit })).toBe(expected);
});
