import { nearestFraction } from '../../../lib/fractions.ts';
import type { FractionSymbol } from '../../../lib/fractions.ts';
import { gramsPerOunce, gramsPerPound, millilitersPer } from '../../../lib/units.ts';
import type { MeasuredFood, ShownAmount } from './shown-amount.ts';
import { isClose, spoons } from './spoons.rules.ts';

const measures: readonly FractionSymbol[] = ['¼', '⅓', '½', '⅔', '¾'];
const leastCupMilliliters = 55;
const leastOunces = 0.25;

/** Liquids in the measures that US shops sell them in, all else in cups. */
export function usVolume(args: {
  milliliters: number;
  isLiquid: boolean;
  food: MeasuredFood;
}): ShownAmount {
  const { milliliters, food } = args;
  const isLiquid = args.isLiquid || food.group === 'drinks';
  return (isLiquid ? null : solidVolume(milliliters)) ?? liquidVolume(milliliters);
}

export function usWeight(grams: number): ShownAmount {
  const ounces = grams / gramsPerOunce;
  if (ounces < leastOunces) return littleWeight(grams);
  const pounds = grams / gramsPerPound;
  const inPounds = nearestFraction({ value: pounds, allowed: measures });
  if (pounds > 0.98 && isClose({ quantity: inPounds, value: pounds, within: 0.03 })) {
    return { quantity: inPounds, unit: 'lb' };
  }
  const allowed = ounces < 16 ? measures : (['½'] as const);
  return { quantity: nearestFraction({ value: ounces, allowed }), unit: 'oz' };
}

/** Kitchen scales of the United States begin at a quarter of an ounce, and readers there have no grams. */
export function littleWeight(grams: number): ShownAmount {
  const ounces = Math.max(leastOunces, grams / gramsPerOunce);
  return { quantity: nearestFraction({ value: ounces, allowed: ['¼', '⅓', '½'] }), unit: 'oz' };
}

/** Null when neither cups nor spoons come near. */
function solidVolume(milliliters: number): ShownAmount | null {
  return (
    cups({ milliliters, within: 0.05 }) ??
    spoons(milliliters) ??
    cups({ milliliters, within: 0.07 })
  );
}

/** Measuring cups carry ounces too: they take over where no cup mark is near. */
function liquidVolume(milliliters: number): ShownAmount {
  return cups({ milliliters, within: 0.05 }) ?? spoons(milliliters) ?? fluidOunces(milliliters);
}

function cups(args: { milliliters: number; within: number }): ShownAmount | null {
  if (args.milliliters < leastCupMilliliters) return null;
  const value = args.milliliters / millilitersPer.cup;
  const quantity = nearestFraction({ value, allowed: measures });
  return isClose({ quantity, value, within: args.within }) ? { quantity, unit: 'cup' } : null;
}

function fluidOunces(milliliters: number): ShownAmount {
  const value = milliliters / millilitersPer['fl-oz'];
  return { quantity: nearestFraction({ value, allowed: measures }), unit: 'fl-oz' };
}
