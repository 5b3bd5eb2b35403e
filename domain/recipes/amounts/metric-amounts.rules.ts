import { nearestFraction, wholeQuantity } from '../../../lib/fractions.ts';
import { millilitersPer } from '../../../lib/units.ts';
import type { UnitCode } from '../../../lib/units.ts';
import type { AmountStyle, ShownAmount } from './shown-amount.ts';
import { isClose } from './spoons.rules.ts';

/** Grams as a kitchen scale is read; from a kilo on, kilos by 50 g. */
export function metricWeight(grams: number): ShownAmount {
  return metric({ value: grams, small: 'g', large: 'kg' });
}

export function metricVolume(args: { milliliters: number; style: AmountStyle }): ShownAmount {
  const { milliliters, style } = args;
  return (
    (style.usesDeciliters ? swedishMeasure(milliliters) : null) ??
    metric({ value: milliliters, small: 'ml', large: 'l' })
  );
}

/** Swedish kitchens have few millilitres: 60 ml are 4 msk, 80 ml nearly ¾ dl. */
function swedishMeasure(milliliters: number): ShownAmount | null {
  return (
    deciliters({ milliliters }) ??
    wholeTablespoons(milliliters) ??
    deciliters({ milliliters, within: 0.08 })
  );
}

const mostSpooned = 95;

function wholeTablespoons(milliliters: number): ShownAmount | null {
  const value = milliliters / millilitersPer.tbsp;
  const quantity = wholeQuantity(Math.round(value));
  const isSpooned = milliliters < mostSpooned && isClose({ quantity, value });
  return isSpooned ? { quantity, unit: 'tbsp' } : null;
}

/** Null where the measures of half and quarter decilitres are not near enough. */
function deciliters(args: { milliliters: number; within?: number }): ShownAmount | null {
  const { milliliters, within } = args;
  if (milliliters < 45 || milliliters >= 1000) return null;
  const value = milliliters / millilitersPer.dl;
  const quantity = nearestFraction({ value, allowed: ['¼', '½', '¾'] });
  const isNear =
    within === undefined ? isClose({ quantity, value }) : isClose({ quantity, value, within });
  return isNear ? { quantity, unit: 'dl' } : null;
}

function metric(args: { value: number; small: UnitCode; large: UnitCode }): ShownAmount {
  const rounded = roundedForKitchen(args.value);
  if (rounded < 1000) return { quantity: { kind: 'decimal', value: rounded }, unit: args.small };
  return { quantity: { kind: 'decimal', value: rounded / 1000 }, unit: args.large };
}

function roundedForKitchen(value: number): number {
  if (value < 10) return Math.max(0.5, roundTo({ value, step: 0.5 }));
  if (value < 99.5) return Math.round(value);
  return roundTo({ value, step: value < 997.5 ? 5 : 50 });
}

function roundTo({ value, step }: { value: number; step: number }): number {
  return Math.round(value / step) * step;
}
