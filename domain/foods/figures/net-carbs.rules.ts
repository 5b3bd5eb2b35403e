import type { Nutrients } from '../../../lib/nutrients.ts';
import type { CarbBasis } from '../food.ts';

export type NetCarbs = Readonly<{
  grams: number | null;
  /** Shown with ≈: nobody knows whether the fibre is inside the carbohydrate figure. */
  isApproximate: boolean;
}>;

export type NetCarbsSettings = Readonly<{
  /** Sugar alcohols are listed and stay in, unless the operator says otherwise. */
  subtractsPolyols: boolean;
}>;

export const defaultNetCarbsSettings: NetCarbsSettings = { subtractsPolyols: false };

export function netCarbs(args: {
  nutrients: Nutrients;
  carbBasis: CarbBasis;
  settings?: NetCarbsSettings;
}): NetCarbs {
  const { nutrients, carbBasis, settings = defaultNetCarbsSettings } = args;
  const withoutFiber = carbsWithoutFiber({ nutrients, carbBasis });
  const isApproximate = carbBasis === 'unknown';
  if (withoutFiber === null) return { grams: null, isApproximate };
  // Polyols nobody states are not subtracted: net carbs may come out too high, never too low.
  const polyolGrams = settings.subtractsPolyols ? (nutrients.polyolGrams ?? 0) : 0;
  return { grams: Math.max(0, withoutFiber - polyolGrams), isApproximate };
}

function carbsWithoutFiber(args: { nutrients: Nutrients; carbBasis: CarbBasis }): number | null {
  const { carbohydrateGrams, fiberGrams } = args.nutrients;
  switch (args.carbBasis) {
    case 'total':
      if (carbohydrateGrams === null || fiberGrams === null) return null;
      return Math.max(0, carbohydrateGrams - fiberGrams);
    case 'available':
    // The higher of the two readings, so that a guess never promises too few carbs.
    case 'unknown':
      return carbohydrateGrams;
  }
}
