import { millilitersPer, pinchGrams, pinchMilliliters } from '../../../lib/units.ts';
import type { Unit } from '../../../lib/units.ts';
import type { Food } from '../food.ts';

type Weighable = Pick<Food, 'densityGramsPerMl' | 'gramsPerMeasure'>;

/** Grams of the edible part; null where the food says nothing about the unit. */
export function gramsOf(args: { food: Weighable; amount: number; unit: Unit }): number | null {
  const gramsEach = gramsPerUnit(args);
  return gramsEach === null ? null : gramsEach * args.amount;
}

/** A spoon the food lists itself stands in for a density. */
export function gramsPerMilliliter(food: Weighable): number | null {
  if (food.densityGramsPerMl !== null) return food.densityGramsPerMl;
  const { tbsp, tsp } = food.gramsPerMeasure;
  if (tbsp !== undefined) return tbsp / millilitersPer.tbsp;
  return tsp === undefined ? null : tsp / millilitersPer.tsp;
}

function gramsPerUnit({ food, unit }: { food: Weighable; unit: Unit }): number | null {
  if (unit === 'g') return 1;
  const listed = food.gramsPerMeasure[unit];
  if (listed !== undefined) return listed;
  const density = gramsPerMilliliter(food);
  switch (unit) {
    case 'ml':
    case 'tsp':
    case 'tbsp':
      return density === null ? null : density * millilitersPer[unit];
    case 'pinch':
      return density === null ? pinchGrams : density * pinchMilliliters;
    default:
      return null;
  }
}
