import { isCountedUnit, millilitersPer, type CountedUnit, type Unit } from '../../../lib/units.ts';
import type { FoodId } from '../../foods/food.ts';
import {
  dividedUnits,
  halvedFoods,
  roughlyCountedFoods,
  roughlyCountedUnits,
} from './food-measures.ts';

/** The amounts a kitchen can do, as steps of a ladder: the nearest one is taken, never none. */

/** From `from` on amounts are multiples of `step`. */
interface Rung {
  readonly from: number;
  readonly step: number;
}

/** Ascending. The first rung begins with the least amount there is. */
type Ladder = readonly Rung[];

/** Grams and millilitres alike. */
const weights: Ladder = [
  { from: 1, step: 1 },
  { from: 5, step: 5 },
  { from: 100, step: 10 },
  { from: 500, step: 25 },
  { from: 1000, step: 50 },
];
/** Where grams matter, a scale is read to the gram as long as five would be more than a tenth. */
const exactWeights: Ladder = [{ from: 1, step: 1 }, { from: 25, step: 5 }, ...weights.slice(2)];

const wholes: Ladder = [{ from: 1, step: 1 }];
/** Nobody counts out nineteen leaves. */
const handfuls: Ladder = [
  { from: 1, step: 1 },
  { from: 10, step: 2 },
  { from: 20, step: 5 },
];
const halves: Ladder = [
  { from: 1 / 2, step: 1 / 2 },
  { from: 5, step: 1 },
];
const quarters: Ladder = [
  { from: 1 / 4, step: 1 / 4 },
  { from: 1, step: 1 / 2 },
];

const { tsp, tbsp } = millilitersPer;
/** Quarter teaspoons, from two on halves, then half tablespoons. In millilitres. */
const spoons: Ladder = [
  { from: tsp / 4, step: tsp / 4 },
  { from: 2 * tsp, step: tsp / 2 },
  { from: tbsp, step: tbsp / 2 },
];
/** What is written in teaspoons may be four or five of them. */
const teaspoons: Ladder = [
  ...spoons.slice(0, 2),
  { from: tbsp, step: tsp },
  { from: 2 * tbsp, step: tbsp / 2 },
];
/** Beyond, a jug measures faster. */
const mostSpoonedMilliliters = 8 * tbsp;
/** Less than this of a teaspoon is a pinch. */
const leastTeaspoon = 1 / 8;
/** A quarter of a millilitre more makes no other amount, but a sum of decimals may lack as much. */
const tiny = 1e-9;

export interface Measure {
  readonly amount: number;
  readonly unit: Unit;
}

/** The nearest amount that a kitchen can measure or count; half-way goes up. */
export function nearestMeasure(args: Measure & { foodId: FoodId; isExact: boolean }): Measure {
  const { amount, unit, foodId, isExact } = args;
  if (isCountedUnit(unit)) {
    return { amount: nearest({ value: amount, ladder: countLadder({ unit, foodId }) }), unit };
  }
  switch (unit) {
    case 'pinch':
      return { amount: nearest({ value: amount, ladder: wholes }), unit };
    case 'g':
    case 'ml':
      return { amount: nearest({ value: amount, ladder: isExact ? exactWeights : weights }), unit };
    case 'tsp':
    case 'tbsp':
      return nearestSpoons({ milliliters: amount * millilitersPer[unit], unit });
  }
}

function countLadder({ unit, foodId }: { unit: CountedUnit; foodId: FoodId }): Ladder {
  if (dividedUnits.includes(unit)) return quarters;
  if (roughlyCountedUnits.includes(unit)) return handfuls;
  if (unit === 'piece' && roughlyCountedFoods.has(foodId)) return handfuls;
  return unit === 'piece' && halvedFoods.has(foodId) ? halves : wholes;
}

/** In the spoon a cook takes: teaspoons below a tablespoon, a jug above eight. */
function nearestSpoons(args: { milliliters: number; unit: 'tsp' | 'tbsp' }): Measure {
  const { milliliters, unit } = args;
  if (milliliters < leastTeaspoon * tsp - tiny) return { amount: 1, unit: 'pinch' };
  const measured = nearest({ value: milliliters, ladder: unit === 'tsp' ? teaspoons : spoons });
  if (measured > mostSpoonedMilliliters) {
    return { amount: nearest({ value: milliliters, ladder: weights }), unit: 'ml' };
  }
  const isTablespoons = measured % (tbsp / 2) === 0 && measured >= tbsp;
  return isTablespoons
    ? { amount: measured / tbsp, unit: 'tbsp' }
    : { amount: measured / tsp, unit: 'tsp' };
}

function nearest({ value, ladder }: { value: number; ladder: Ladder }): number {
  const candidates = ladder.map(({ from, step }, index) => {
    const next = ladder[index + 1]?.from ?? Infinity;
    return Math.min(next, Math.max(from, Math.floor(value / step + 1 / 2 + tiny) * step));
  });
  return candidates.reduce((best, each) =>
    Math.abs(each - value) <= Math.abs(best - value) + tiny ? each : best,
  );
}
