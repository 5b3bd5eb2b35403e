import { quantityValue } from '../../../lib/fractions.ts';
import { gramsPerOunce, gramsPerPound, isCountedUnit, millilitersPer } from '../../../lib/units.ts';
import type { CountedUnit, Unit, UnitCode, VolumeUnit } from '../../../lib/units.ts';
import { gramsPerMilliliter } from '../../foods/figures/weigh.rules.ts';
import { shownAmount } from '../../recipes/amounts/amounts.rules.ts';
import { metricVolume, metricWeight } from '../../recipes/amounts/metric-amounts.rules.ts';
import type { AmountStyle, ShownAmount } from '../../recipes/amounts/shown-amount.ts';
import { spoons } from '../../recipes/amounts/spoons.rules.ts';
import { ouncesOrPounds, usKitchenVolume } from '../../recipes/amounts/us-kitchen.rules.ts';
import type { SoldFood } from './sold-food.ts';

/** Beyond this much nobody counts spoons. */
const mostSpoonedMilliliters = 4 * millilitersPer.tbsp;
/** From here on a jug is read, every five millilitres. */
const leastPoured = 10;
/** Grams per millilitre from which such foods pour. */
const pourableDensity = { drinks: 0, fats: 0, sauces: 0.9, fruit: 1, dairy: 1 } as const;
/** A sum of decimals may exceed what it stands for by as much. */
const tiny = 1e-6;
/** An egg is an egg, however recipes weigh it. */
const alwaysCounted = 'eggs';

/** An amount as the cook of a dish reads it. */
export interface NamedAmount {
  readonly amount: number;
  readonly unit: Unit;
}

interface Need {
  food: SoldFood;
  /** Above zero. */
  grams: number;
  /** The units recipes measure it in. */
  units: ReadonlySet<Unit>;
  style: AmountStyle;
  /** What the dishes name of it, one by one. */
  named?: readonly NamedAmount[];
}

/** A mark further up is never more than so many steps of a fiftieth away. */
const mostSteps = 60;
const step = 1.02;

/**
 * What recipes need of a food, as a cook says it: 16 eggs, 9 cloves, 70 ml, 350 g. Never less than the
 * dishes say one by one: where their sum is between two marks, the upper one.
 */
export function neededAmount(need: Need): ShownAmount {
  const { food, style, named = [] } = need;
  const saidGrams = named.reduce((sum, { amount, unit }) => {
    if (unit === 'pinch') return sum;
    return sum + gramsShown({ shown: shownAmount({ amount, unit, food, style }), food });
  }, 0);
  let { grams } = need;
  let shown = nearestAmount(need);
  for (let at = 0; at < mostSteps; at++) {
    if (gramsShown({ shown, food }) >= saidGrams - tiny * saidGrams) break;
    grams *= step;
    shown = nearestAmount({ ...need, grams });
  }
  return shown;
}

function nearestAmount(need: Need): ShownAmount {
  return countedAmount(need) ?? pouredAmount(need) ?? weighedAmount(need);
}

const gramsPerUnit: Partial<Record<UnitCode, number>> = {
  g: 1,
  kg: 1000,
  oz: gramsPerOunce,
  lb: gramsPerPound,
};

/** What a shown amount weighs; 0 where nobody knows. */
export function gramsShown({
  shown: { plus, ...own },
  food,
}: {
  shown: ShownAmount;
  food: Pick<SoldFood, 'densityGramsPerMl' | 'gramsPerMeasure'>;
}): number {
  const density = gramsPerMilliliter(food) ?? 0;
  const gramsIn = ({ quantity, unit }: typeof own) => {
    const milliliters = unit in millilitersPer ? millilitersPer[unit as VolumeUnit] : 0;
    const counted = isCountedUnit(unit as Unit) ? food.gramsPerMeasure[unit as CountedUnit] : 0;
    const each = gramsPerUnit[unit] ?? (milliliters > 0 ? milliliters * density : (counted ?? 0));
    return quantityValue(quantity) * each;
  };
  return gramsIn(own) + (plus === undefined ? 0 : gramsIn(plus));
}

/** Counted where recipes agree on what they count. */
function countedAmount({ food, grams, units, style }: Need): ShownAmount | null {
  const unit = countedUnit({ food, units });
  const gramsEach = unit === null ? undefined : food.gramsPerMeasure[unit];
  if (unit === null || gramsEach === undefined) return null;
  return shownAmount({
    amount: roughCount({ amount: grams / gramsEach, unit }),
    unit,
    food,
    style,
  });
}

const roughlyCounted: readonly CountedUnit[] = ['leaf', 'sprig'];
/** Beyond, nobody counts them one by one. */
const mostCounted = 20;

function roughCount({ amount, unit }: { amount: number; unit: CountedUnit }): number {
  const isRough = roughlyCounted.includes(unit) && amount > mostCounted;
  return isRough ? Math.ceil(amount / 5 - tiny) * 5 : amount;
}

function countedUnit({ food, units }: Pick<Need, 'food' | 'units'>): CountedUnit | null {
  if (food.group === alwaysCounted) return 'piece';
  const [only, ...others] = units;
  return only !== undefined && others.length === 0 && isCountedUnit(only) ? only : null;
}

function pouredAmount({ food, grams, units, style }: Need): ShownAmount | null {
  const density = gramsPerMilliliter(food);
  if (density === null || !hasVolumeUnit(units)) return null;
  const milliliters = grams / density;
  if (food.aisle === 'spices') return spoons(milliliters);
  const isSpooned = !units.has('g') && milliliters <= mostSpoonedMilliliters;
  const spooned = isSpooned ? spoons(milliliters) : null;
  if (spooned !== null) return spooned;
  if (!units.has('ml') && !isPourable({ food, density })) return null;
  if (style.system === 'us') return usKitchenVolume({ milliliters });
  return metricVolume({ milliliters: asPoured(milliliters), style });
}

/** Spoons of several dishes add up to what no jug is marked with: 68 ml. */
function asPoured(milliliters: number): number {
  return milliliters < leastPoured ? milliliters : Math.round(milliliters / 5) * 5;
}

function weighedAmount({ food, grams, style }: Need): ShownAmount {
  if (style.system === 'metric') return metricWeight(grams);
  const density = gramsPerMilliliter(food);
  const isLittle = grams < gramsPerOunce / 4;
  const spooned = isLittle && density !== null ? spoons(grams / density) : null;
  if (spooned !== null) return spooned;
  return ouncesOrPounds(grams);
}

function hasVolumeUnit(units: ReadonlySet<Unit>): boolean {
  return (['ml', 'tsp', 'tbsp'] as const).some((unit) => units.has(unit));
}

function isPourable({ food, density }: { food: SoldFood; density: number }): boolean {
  if (food.group === 'fats' && food.aisle === 'dairy') return false;
  const { group } = food;
  return (
    group in pourableDensity && density >= pourableDensity[group as keyof typeof pourableDensity]
  );
}
