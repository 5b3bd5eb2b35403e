import { nearestFraction, wholeQuantity } from '../../../lib/fractions.ts';
import { gramsPerPound, millilitersPer } from '../../../lib/units.ts';
import type { Unit } from '../../../lib/units.ts';
import type { Food } from '../../foods/food.ts';
import { gramsPerMilliliter } from '../../foods/figures/weigh.rules.ts';
import { metricVolume, metricWeight } from '../../recipes/amounts/metric-amounts.rules.ts';
import type { AmountStyle, ShownAmount } from '../../recipes/amounts/shown-amount.ts';
import { spoons } from '../../recipes/amounts/spoons.rules.ts';
import { usVolume, usWeight } from '../../recipes/amounts/us-amounts.rules.ts';
import { countingUnit } from './counting-unit.rules.ts';

export type BuyableFood = Pick<
  Food,
  'group' | 'aisle' | 'names' | 'densityGramsPerMl' | 'gramsPerMeasure'
>;

/** Beyond this much nobody counts spoons in a shop. */
const mostSpoonedMilliliters = 4 * millilitersPer.tbsp;
/** A tenth of an onion less does not make one buy another. */
const countTolerance = 0.1;
/** Grams per millilitre from which such foods pour. */
const pourableDensity = { drinks: 0, fats: 0, sauces: 0.9, fruit: 1, dairy: 1 } as const;

interface BuyingNeed {
  food: BuyableFood;
  /** Above zero. */
  grams: number;
  /** The units recipes measure it in. */
  units: ReadonlySet<Unit>;
  style: AmountStyle;
}

/**
 * The amount to look for in a shop: eggs and lemons by number, spices by the spoon, liquids by volume,
 * all else by weight.
 */
export function buyingAmount(need: BuyingNeed): ShownAmount {
  return countedAmount(need) ?? pouredAmount(need) ?? weighedAmount(need);
}

/** Rounded up: half a lemon is a lemon. */
function countedAmount({ food, grams, units }: BuyingNeed): ShownAmount | null {
  const counted = countingUnit({ food, grams, units });
  if (counted === null) return null;
  const count = Math.max(1, Math.ceil(grams / counted.gramsEach - countTolerance));
  return { quantity: wholeQuantity(count), unit: counted.unit };
}

function pouredAmount({ food, grams, units, style }: BuyingNeed): ShownAmount | null {
  const density = gramsPerMilliliter(food);
  if (density === null || !hasVolumeUnit(units)) return null;
  const milliliters = grams / density;
  if (food.aisle === 'spices') return spoons(milliliters);
  const isSpooned = !units.has('g') && milliliters <= mostSpoonedMilliliters;
  const spooned = isSpooned ? spoons(milliliters) : null;
  if (spooned !== null) return spooned;
  if (!units.has('ml') && !isPourable({ food, density })) return null;
  if (style.system === 'us') return usVolume({ milliliters, isLiquid: true, food });
  return metricVolume({ milliliters: roundedForShop(milliliters), style });
}

function weighedAmount({ grams, style }: BuyingNeed): ShownAmount {
  if (style.system === 'metric') return metricWeight(roundedForShop(grams));
  return grams < gramsPerPound ? usWeight(grams) : quarterPounds(grams);
}

/** A kitchen scale tells 83 g from 85 g, a packet does not. */
function roundedForShop(value: number): number {
  return value < 20 || value >= 100 ? value : Math.ceil(value / 5 - 0.2) * 5;
}

/** Rounded up, as one asks for it at the counter. */
function quarterPounds(grams: number): ShownAmount {
  const quarters = Math.ceil((grams / gramsPerPound) * 4 - 0.3);
  return {
    quantity: nearestFraction({ value: quarters / 4, allowed: ['¼', '½', '¾'] }),
    unit: 'lb',
  };
}

function hasVolumeUnit(units: ReadonlySet<Unit>): boolean {
  return (['ml', 'tsp', 'tbsp'] as const).some((unit) => units.has(unit));
}

function isPourable({ food, density }: { food: BuyableFood; density: number }): boolean {
  if (food.group === 'fats' && food.aisle === 'dairy') return false;
  const { group } = food;
  return (
    group in pourableDensity && density >= pourableDensity[group as keyof typeof pourableDensity]
  );
}

/** Whether it takes more than one, for "Avocado" or "Avocados". */
export function isSeveral({ food, grams }: Pick<BuyingNeed, 'food' | 'grams'>): boolean {
  const gramsEach = food.gramsPerMeasure.piece;
  return gramsEach === undefined || grams > gramsEach * (1 + countTolerance);
}
