import { netCarbs } from '../../foods/figures/net-carbs.rules.ts';
import type { CarbBasis } from '../../foods/food.ts';
import type { Nutrients } from '../../../lib/nutrients.ts';
import type { EatenFigures } from './food-entry.ts';

const figureNames = ['energyKcal', 'proteinGrams', 'fatGrams', 'netCarbsGrams'] as const;

export type FigureName = (typeof figureNames)[number];

/** Of a day: what is known of it, and whether something of it is not. */
export interface EatenTotal {
  readonly amount: number;
  readonly isLowerBound: boolean;
}

export type EatenTotals = Readonly<Record<FigureName, EatenTotal>> &
  Readonly<{ isNetCarbsApproximate: boolean }>;

export function scaleFigures({
  figures,
  factor,
}: {
  figures: EatenFigures;
  factor: number;
}): EatenFigures {
  const scaled = (amount: number | null) => (amount === null ? null : amount * factor);
  return {
    energyKcal: scaled(figures.energyKcal),
    proteinGrams: scaled(figures.proteinGrams),
    fatGrams: scaled(figures.fatGrams),
    netCarbsGrams: scaled(figures.netCarbsGrams),
    isNetCarbsApproximate: figures.isNetCarbsApproximate,
  };
}

export function figuresOfFood({
  nutrientsPer100g: nutrients,
  carbBasis,
}: {
  nutrientsPer100g: Nutrients;
  carbBasis: CarbBasis;
}): EatenFigures {
  const net = netCarbs({ nutrients, carbBasis });
  const { energyKcal, proteinGrams, fatGrams } = nutrients;
  return {
    energyKcal,
    proteinGrams,
    fatGrams,
    netCarbsGrams: net.grams,
    isNetCarbsApproximate: net.isApproximate,
  };
}

/** What nobody knows of an entry makes the day's sum a lower bound. */
export function totalsOf(entries: readonly EatenFigures[]): EatenTotals {
  const totals = figureNames.map((name) => {
    const amounts = entries.map((entry) => entry[name]);
    const amount = amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0);
    return [name, { amount, isLowerBound: amounts.includes(null) }] as const;
  });
  return {
    ...(Object.fromEntries(totals) as Record<FigureName, EatenTotal>),
    isNetCarbsApproximate: entries.some(({ isNetCarbsApproximate }) => isNetCarbsApproximate),
  };
}
