import type { Nutrients } from '../../../lib/nutrients.ts';

const kcalPerGram = { protein: 4, fat: 9, netCarbs: 4, fiber: 2, alcohol: 7 } as const;

/** Shares of energy between 0 and 1; together 1. */
export type EnergyShares = Readonly<{
  /** Reckoned from the parts; a table's own kcal figure may differ a little. */
  energyKcal: number;
  protein: number;
  fat: number;
  netCarbs: number;
  fiber: number;
  alcohol: number;
}>;

/** Null where a part is unknown or there is no energy to share. */
export function energyShares(args: {
  nutrients: Nutrients;
  netCarbsGrams: number | null;
}): EnergyShares | null {
  const { proteinGrams, fatGrams, fiberGrams, alcoholGrams } = args.nutrients;
  const { netCarbsGrams } = args;
  if (proteinGrams === null || fatGrams === null || netCarbsGrams === null) return null;
  if (fiberGrams === null || alcoholGrams === null) return null;
  const kcal = {
    protein: kcalPerGram.protein * proteinGrams,
    fat: kcalPerGram.fat * fatGrams,
    netCarbs: kcalPerGram.netCarbs * netCarbsGrams,
    fiber: kcalPerGram.fiber * fiberGrams,
    alcohol: kcalPerGram.alcohol * alcoholGrams,
  };
  const energyKcal = kcal.protein + kcal.fat + kcal.netCarbs + kcal.fiber + kcal.alcohol;
  if (energyKcal === 0) return null;
  return {
    energyKcal,
    protein: kcal.protein / energyKcal,
    fat: kcal.fat / energyKcal,
    netCarbs: kcal.netCarbs / energyKcal,
    fiber: kcal.fiber / energyKcal,
    alcohol: kcal.alcohol / energyKcal,
  };
}
