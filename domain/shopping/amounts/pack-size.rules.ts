import { nearestFraction, type FractionSymbol } from '../../../lib/fractions.ts';
import { gramsPerOunce, gramsPerPound, millilitersPer } from '../../../lib/units.ts';
import type { PackSize } from '../../foods/purchase/pack.ts';
import type { AmountPerSystem } from '../../recipes/amounts/shown-amount.ts';
import type { ShownAmount } from '../../recipes/amounts/shown-amount.ts';

const halves: readonly FractionSymbol[] = ['½'];
const quarters: readonly FractionSymbol[] = ['¼', '½', '¾'];
/** Labels give ounces up to here, then pounds. */
const mostOunces = 32;

/** What is printed on a pack, in both systems. Swedish labels say decilitres. */
export function packSizeAmount(args: { size: PackSize; usesDeciliters: boolean }): AmountPerSystem {
  const { size, usesDeciliters } = args;
  return {
    metric: size.unit === 'g' ? metricWeight(size.amount) : metricVolume({ size, usesDeciliters }),
    us: size.unit === 'g' ? usWeight(size.amount) : usVolume(size.amount),
  };
}

function metricWeight(grams: number): ShownAmount {
  if (grams >= 1000) return decimal({ value: grams / 1000, unit: 'kg' });
  return decimal({ value: grams < 5 ? grams : Math.round(grams), unit: 'g' });
}

function metricVolume(args: { size: PackSize; usesDeciliters: boolean }): ShownAmount {
  const milliliters = args.size.amount;
  if (milliliters >= 1000) return decimal({ value: milliliters / 1000, unit: 'l' });
  if (args.usesDeciliters && milliliters >= 100) {
    return decimal({ value: milliliters / millilitersPer.dl, unit: 'dl' });
  }
  return decimal({ value: Math.round(milliliters), unit: 'ml' });
}

/** A whole pound is a pound; else ounces, as small packs say it. */
function usWeight(grams: number): ShownAmount {
  const pounds = grams / gramsPerPound;
  const isRound = Math.abs(pounds * 4 - Math.round(pounds * 4)) < 0.02;
  const ounces = grams / gramsPerOunce;
  if (ounces > mostOunces || (isRound && pounds > 0.98)) {
    return { quantity: nearestFraction({ value: pounds, allowed: quarters }), unit: 'lb' };
  }
  const allowed = ounces < 4 ? quarters : halves;
  return { quantity: nearestFraction({ value: ounces, allowed }), unit: 'oz' };
}

function usVolume(milliliters: number): ShownAmount {
  const value = milliliters / millilitersPer['fl-oz'];
  return { quantity: nearestFraction({ value, allowed: halves }), unit: 'fl-oz' };
}

function decimal({ value, unit }: { value: number; unit: ShownAmount['unit'] }): ShownAmount {
  return { quantity: { kind: 'decimal', value: Math.round(value * 100) / 100 }, unit };
}
