/**
 * What a day and its meals cost by what they hold. Positional arguments and no allocation, as in
 * `delta.ts`.
 */
import { kcalAt, unjudgedAt, vegetablesAt } from '../catalog/pool.ts';
import { weights } from '../weights.ts';

/** What a member's days are measured against. */
export interface DayMeasures {
  readonly inverseKcal: number;
  readonly inverseProtein: number;
  /** Of the grams that are accepted in a day. */
  readonly inverseSaturatedFat: number;
  /** What a day without any fiber costs. */
  readonly fiberShort: number;
}

const energyOff = weights.energyOff.value;
const energyTolerance = weights.energyTolerance.value;
const energyFarOff = weights.energyFarOff.value;
const energyFarFrom = weights.energyFarFrom.value;
const proteinShort = weights.proteinShort.value;
const proteinOver = weights.proteinOver.value;
const proteinOverFrom = weights.proteinOverFrom.value;
const vegetablesShort = weights.vegetablesShort.value;
const vegetablesFrom = weights.vegetablesFrom.value;
const inverseVegetables = 1 / vegetablesFrom;
const fiberFrom = weights.fiberFrom.value;
const inverseFiber = 1 / fiberFrom;
const saturatedFatOver = weights.saturatedFatOver.value;
const saltOver = weights.saltOver.value;
const inverseSalt = 1 / weights.saltFrom.value;
const dinnerVegetablesShort = weights.dinnerVegetablesShort.value;
const dinnerVegetablesFrom = weights.dinnerVegetablesFrom.value;
const inverseDinnerVegetables = 1 / dinnerVegetablesFrom;
const breakfastOver = weights.breakfastOver.value;
const breakfastMostShare = weights.breakfastMostShare.value;

export function costOfDay(
  measures: DayMeasures,
  kcal: number,
  protein: number,
  vegetables: number,
  fiber: number,
  saturatedFat: number,
  salt: number,
): number {
  return (
    costOfEnergy(measures, kcal) +
    costOfProtein(measures, protein) +
    costOfVegetables(vegetables) +
    costOfFiber(measures, fiber) +
    costOfSaturatedFat(measures, saturatedFat) +
    costOfSalt(salt)
  );
}

export function costOfEnergy(measures: DayMeasures, kcal: number): number {
  const off = Math.abs(kcal * measures.inverseKcal - 1);
  if (off <= energyTolerance) return 0;
  const cost = energyOff * (off - energyTolerance);
  return off > energyFarFrom ? cost + energyFarOff * (off - energyFarFrom) : cost;
}

export function costOfProtein(measures: DayMeasures, protein: number): number {
  const share = protein * measures.inverseProtein;
  if (share < 1) return proteinShort * (1 - share);
  return share > proteinOverFrom ? proteinOver * (share - proteinOverFrom) : 0;
}

export function costOfVegetables(grams: number): number {
  return grams < vegetablesFrom ? vegetablesShort * (1 - grams * inverseVegetables) : 0;
}

export function costOfFiber(measures: DayMeasures, grams: number): number {
  return grams < fiberFrom ? measures.fiberShort * (1 - grams * inverseFiber) : 0;
}

export function costOfSaturatedFat(measures: DayMeasures, grams: number): number {
  const over = grams * measures.inverseSaturatedFat - 1;
  return over > 0 ? saturatedFatOver * over : 0;
}

export function costOfSalt(grams: number): number {
  const over = grams * inverseSalt - 1;
  return over > 0 ? saltOver * over : 0;
}

/** What a meal costs by what it is judged by, see `PlanState.served`. */
export function costOfServed(measures: DayMeasures, meal: number, served: number): number {
  if (meal === 2) {
    if (served >= dinnerVegetablesFrom) return 0;
    return dinnerVegetablesShort * (1 - served * inverseDinnerVegetables);
  }
  const over = served * measures.inverseKcal - breakfastMostShare;
  return over > 0 ? breakfastOver * over : 0;
}

/** By meal, the figure of a pool item that counts. */
export const servedFigures = [kcalAt, unjudgedAt, vegetablesAt] as const;

const kcalPerGramOfFat = 9;

export function measuresFor(requirements: {
  targets: { energyKcal: number; proteinGrams: number };
  fiberFactor: number;
}): DayMeasures {
  const { energyKcal, proteinGrams } = requirements.targets;
  return {
    inverseKcal: 1 / energyKcal,
    inverseProtein: 1 / proteinGrams,
    inverseSaturatedFat: kcalPerGramOfFat / (weights.saturatedFatFrom.value * energyKcal),
    fiberShort: weights.fiberShort.value * requirements.fiberFactor,
  };
}
