import { energyShares } from './energy-shares.rules.ts';
import type { Food } from '../food.ts';
import { defaultNetCarbsSettings, netCarbs } from './net-carbs.rules.ts';
import type { NetCarbs, NetCarbsSettings } from './net-carbs.rules.ts';
import { satiety } from './satiety.rules.ts';
import type { Satiety } from './satiety.rules.ts';
import { servingOf } from './serving.rules.ts';
import type { Serving } from './serving.rules.ts';
import type { EnergyShares } from './energy-shares.rules.ts';

/** What the food navigator shows of a food. */
export type FoodFigures = Readonly<{
  netCarbsPer100g: NetCarbs;
  /** Null when a figure it needs is unknown. */
  energyShares: EnergyShares | null;
  /** 0 to 100; null when a figure it needs is unknown. */
  proteinEnergyPercent: number | null;
  satiety: Satiety;
  serving: Serving;
}>;

export function foodFigures(args: { food: Food; settings?: NetCarbsSettings }): FoodFigures {
  const { food, settings = defaultNetCarbsSettings } = args;
  const nutrients = food.nutrientsPer100g;
  const netCarbsPer100g = netCarbs({ nutrients, carbBasis: food.carbBasis, settings });
  const netCarbsGrams = netCarbsPer100g.grams;
  const shares = energyShares({ nutrients, netCarbsGrams });
  return {
    netCarbsPer100g,
    energyShares: shares,
    proteinEnergyPercent: shares === null ? null : shares.protein * 100,
    satiety: satiety({ per100g: nutrients, netCarbsGrams }),
    serving: servingOf(food),
  };
}
