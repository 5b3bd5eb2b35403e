import { nearestFraction, quantityValue } from '../../../lib/fractions.ts';
import { gramsPerOunce, gramsPerPound, millilitersPer, type UnitCode } from '../../../lib/units.ts';
import { shownAmount } from './amounts.rules.ts';
import type { AmountStyle, MeasuredFood, ShownAmount } from './shown-amount.ts';

/** What a list tells of a food, and what its steps take of it, each as it would be told alone. */
interface Told {
  readonly whole: ShownAmount;
  /** Of the whole, before anything is rounded for a reader. */
  readonly grams: number;
  readonly parts: readonly ShownAmount[];
  /** Of the whole; they are all of it. */
  readonly shares: readonly number[];
  readonly food: MeasuredFood;
  readonly style: AmountStyle;
}

/**
 * The parts so that they add up to the whole as it is told: 2 tbsp are 1½ tbsp and 1½ tsp, never 1½ and
 * 2 tsp. As they were, where they do already, or where no measures would.
 */
export function toldParts(told: Told): readonly ShownAmount[] {
  const { whole, parts, food } = told;
  const kinds = new Set([whole, ...parts].map(({ unit }) => kindOf(unit)));
  if (kinds.has(null)) return parts;
  const isOneKind = kinds.size === 1;
  if (isOneKind && isSame(sumOf(parts), baseOf(whole))) return parts;
  const isWeighed = isOneKind ? kinds.has('weight') : isProduce(food);
  return (isWeighed ? weighedParts(told) : measuredParts(told)) ?? parts;
}

/** Chopped: a scale or a whole cup is for them, and a spoon only for very little. */
function isProduce({ group }: MeasuredFood): boolean {
  return group === 'vegetables' || group === 'fruit';
}

const gramsPer: Partial<Record<UnitCode, number>> = {
  g: 1,
  kg: 1000,
  oz: gramsPerOunce,
  lb: gramsPerPound,
};
const volumes: Partial<Record<UnitCode, number>> = millilitersPer;

/** Null for what is counted, and for pinches. */
function kindOf(unit: UnitCode): 'weight' | 'volume' | null {
  if (gramsPer[unit] !== undefined) return 'weight';
  return volumes[unit] === undefined ? null : 'volume';
}

/** In grams or millilitres. */
function baseOf({ quantity, unit, plus }: ShownAmount): number {
  const own = quantityValue(quantity) * (gramsPer[unit] ?? volumes[unit] ?? 0);
  return plus === undefined ? own : own + baseOf(plus);
}

function sumOf(parts: readonly ShownAmount[]): number {
  return parts.reduce((sum, part) => sum + baseOf(part), 0);
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.005 * other;
}

/** In half ounces, of little in quarters; what is told in grams adds up by itself. */
function weighedParts(told: Told): readonly ShownAmount[] | null {
  const { whole, grams, style } = told;
  if (style.system === 'metric') return null;
  const ounces = (kindOf(whole.unit) === 'weight' ? baseOf(whole) : grams) / gramsPerOunce;
  const step = ounces > 2 ? 1 / 2 : 1 / 4;
  const count = Math.round(ounces / step);
  const points = Array.from({ length: count }, (_, at) => (at + 1) * step);
  const parts = nearestParts({ ...told, whole: count * step, points });
  return parts?.map((value) => inOunces(value)) ?? null;
}

function inOunces(value: number): ShownAmount {
  return { quantity: nearestFraction({ value, allowed: ['¼', '½', '¾'] }), unit: 'oz' };
}

/** In spoons and cups; where the whole is told by weight, to the nearest quarter teaspoon of it. */
function measuredParts(told: Told): readonly ShownAmount[] | null {
  const { whole, parts, grams, food, style } = told;
  const isPoured = kindOf(whole.unit) === 'volume';
  const isSpooned = [whole, ...parts].every(({ unit }) => unit === 'tsp' || unit === 'tbsp');
  if (isProduce(food) && !isSpooned) return null;
  if (!isPoured && food.densityGramsPerMl === null) return null;
  const exact = isPoured ? baseOf(whole) : grams / (food.densityGramsPerMl ?? 1);
  const milliliters = isPoured ? exact : Math.round(exact / quarterTeaspoon) * quarterTeaspoon;
  if (milliliters > mostMilliliters) return null;
  const isJug = isPoured && whole.unit !== 'tsp' && whole.unit !== 'tbsp';
  const measure = { style, unit: isJug ? 'ml' : 'tbsp' } as const;
  const asked = { ...told, whole: milliliters, points: pointsOf(measure) };
  const slack = isPoured ? quarterTablespoon : 0;
  const nearest = nearestParts(asked) ?? nearestParts({ ...asked, slack });
  return nearest?.map((value) => asTold(value, measure)) ?? null;
}

const quarterTeaspoon = millilitersPer.tsp / 4;
/** Half of a cup and a spoon has no measure: two parts of it may be this much more or less. */
const quarterTablespoon = millilitersPer.tbsp / 4;
/** Beyond, cups and jugs are marked by more than five millilitres. */
const mostFineMilliliters = millilitersPer.cup / 2;
const coarseStep = millilitersPer.tsp;
const mostMilliliters = 2000;
const pointsByStyle = new Map<string, readonly number[]>();

interface VolumeStyle {
  readonly style: AmountStyle;
  /** Of the two that are as exact the one that is told. */
  readonly unit: 'tbsp' | 'ml';
}

/** Every volume that a reader is told as it is. */
function pointsOf(told: VolumeStyle): readonly number[] {
  const { style, unit } = told;
  const key = `${style.system} ${style.usesDeciliters ?? false} ${unit}`;
  const known = pointsByStyle.get(key);
  if (known !== undefined) return known;
  const fine = multiples(quarterTeaspoon, mostFineMilliliters);
  const coarse = multiples(coarseStep, mostMilliliters);
  const grid = [...fine, ...coarse.filter((value) => value > mostFineMilliliters)];
  const points = grid.filter((value) => isSame(baseOf(asTold(value, told)), value));
  pointsByStyle.set(key, points);
  return points;
}

const plain: MeasuredFood = { group: 'sauces', densityGramsPerMl: 1, gramsPerMeasure: {} };

function asTold(milliliters: number, { style, unit }: VolumeStyle): ShownAmount {
  const inSpoons = { amount: milliliters / millilitersPer.tbsp, unit: 'tbsp' } as const;
  const poured = { amount: milliliters, unit: 'ml' } as const;
  const order = unit === 'ml' ? [poured, inSpoons] : [inSpoons, poured];
  const told = order.map((measure) => shownAmount({ ...measure, food: plain, style }));
  return told.find((each) => isSame(baseOf(each), milliliters)) ?? (told[0] as ShownAmount);
}

function multiples(step: number, most: number): readonly number[] {
  return Array.from({ length: Math.floor(most / step) }, (_, at) => (at + 1) * step);
}

const mostTried = 12;
/** So many ways at most, however many steps take of a food: an editor may write any number. */
const mostWays = mostTried ** 4;
const mostParts = 14;
/** A part that would be so much more or less than its share stays as it is told alone. */
const mostMoved = 0.51;

/** Points that add up to the whole, with the least error of a part; null where there are none. */
function nearestParts(args: {
  shares: readonly number[];
  whole: number;
  points: readonly number[];
  slack?: number;
}): readonly number[] | null {
  const { shares, whole, points, slack = 0 } = args;
  if (shares.length > mostParts) return null;
  const choices = Math.floor(mostWays ** (1 / Math.max(1, shares.length - 1)) + 1e-9);
  const tried = shares.map((share) => near(share * whole));
  let best: readonly number[] | null = null;
  let leastError = mostMoved;
  function take(taken: readonly number[], rest: number, error: number): void {
    const share = shares[taken.length] ?? 0;
    const wanted = share * whole;
    const isLast = taken.length === shares.length - 1;
    for (const value of isLast ? points.filter(isAsMuchAs(rest)) : (tried[taken.length] ?? [])) {
      const worst = Math.max(error, Math.abs(value - wanted) / wanted);
      if (worst >= leastError || value > rest + slack + 1e-9) continue;
      if (isLast) [best, leastError] = [[...taken, value], worst];
      else take([...taken, value], rest - value, worst);
    }
  }
  function isAsMuchAs(rest: number): (value: number) => boolean {
    return (value) => isSame(value, rest) || Math.abs(value - rest) <= slack;
  }
  function near(wanted: number): readonly number[] {
    return points
      .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))
      .slice(0, Math.min(mostTried, choices));
  }
  take([], whole, 0);
  return best;
}
