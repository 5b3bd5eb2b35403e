import { nearestFraction, quantityValue, wholeQuantity } from '../../../lib/fractions.ts';
import type { FractionSymbol, Quantity } from '../../../lib/fractions.ts';
import { millilitersPer } from '../../../lib/units.ts';
import type { ShownAmount } from './shown-amount.ts';

/** Spoons measure up to here; beyond, one takes a cup or a jug. */
const mostSpoonMilliliters = 8 * millilitersPer.tbsp;
const leastTeaspoon = 0.09;
const mostTeaspoons = 5.9;
const tolerance = 0.05;
const leastTablespoon = 0.9;
const teaspoonFractions: readonly FractionSymbol[] = ['⅛', '¼', '⅓', '½', '⅔', '¾'];

/** Teaspoons or tablespoons; null when it is too much to spoon out. */
export function spoons(milliliters: number): ShownAmount | null {
  if (milliliters > mostSpoonMilliliters * (1 + tolerance)) return null;
  const teaspoons = milliliters / millilitersPer.tsp;
  if (teaspoons < leastTeaspoon) return { quantity: wholeQuantity(1), unit: 'pinch' };
  const tablespoons = milliliters / millilitersPer.tbsp;
  const inTablespoons = nearestFraction({ value: tablespoons, allowed: ['½'] });
  if (tablespoons > 0.95 && isClose({ quantity: inTablespoons, value: tablespoons })) {
    return { quantity: inTablespoons, unit: 'tbsp' };
  }
  const allowed = partsOfTeaspoon(teaspoons);
  const inTeaspoons = nearestFraction({ value: teaspoons, allowed });
  // Six teaspoons are two tablespoons.
  const isMany = quantityValue(inTeaspoons) > mostTeaspoons;
  if (isMany) return { quantity: inTablespoons, unit: 'tbsp' };
  return { quantity: inTeaspoons, unit: 'tsp' };
}

/** Whoever has filled the spoon twice measures no quarters, and after the third time no halves. */
function partsOfTeaspoon(teaspoons: number): readonly FractionSymbol[] {
  if (teaspoons < 1) return teaspoonFractions;
  if (teaspoons < 2) return teaspoonFractions.slice(1);
  return teaspoons < 3 ? ['½'] : [];
}

/** Half tablespoons, below one teaspoons in quarters, from two on in halves: nobody weighs out 5½ teaspoons of tomato paste. */
export function spoonfuls(milliliters: number): ShownAmount {
  const tablespoons = milliliters / millilitersPer.tbsp;
  if (tablespoons > leastTablespoon) {
    return { quantity: nearestFraction({ value: tablespoons, allowed: ['½'] }), unit: 'tbsp' };
  }
  const value = milliliters / millilitersPer.tsp;
  const allowed: readonly FractionSymbol[] = value < 2 ? ['¼', '½', '¾'] : ['½'];
  return { quantity: nearestFraction({ value, allowed }), unit: 'tsp' };
}

export function isClose(args: { quantity: Quantity; value: number; within?: number }): boolean {
  const { quantity, value, within = tolerance } = args;
  return Math.abs(quantityValue(quantity) - value) <= value * within;
}
