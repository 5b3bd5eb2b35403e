import type { NetCarbLimit } from './targets.ts';

/**
 * The limit is kept in whole milligrams, every helping rounded up. Sums are then exact: the order
 * of adding cannot decide whether a day is under 20 g, and rounding never hides a carb.
 */
export function netCarbsMg(args: { netCarbsGrams: number; servingFactor: number }): number {
  return Math.ceil(args.netCarbsGrams * args.servingFactor * 1000 - 1e-6);
}

/** The most milligrams a day may hold, inclusive. */
export function mostNetCarbsMg(limit: NetCarbLimit): number {
  return limit.grams * 1000 - (limit.isExclusive ? 1 : 0);
}
