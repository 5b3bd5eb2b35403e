import { energyOffFrom, proteinShortFrom } from '../../planner/off-targets.rules.ts';
import { roundableDayNetCarbs } from '../../recipes/nutrition/strictness.rules.ts';

/** Of what somebody eats in a day, or of a dish; null is unknown. */
export interface DayFigures {
  readonly netCarbsGrams: number | null;
  readonly proteinGrams: number | null;
  readonly energyKcal: number | null;
}

/** Of a member, for each of their days. */
export interface DayTargets {
  readonly netCarbsLimitGrams: number;
  readonly isNetCarbsLimitExclusive: boolean;
  readonly proteinGrams: number;
  readonly energyKcal: number;
}

/** By how much a day leaves its targets; null where it keeps them, or where nobody knows. */
export interface OffTargets {
  /** Over the limit; none is at a limit that one should stay under. */
  readonly netCarbsGrams: number | null;
  /** Below the target. */
  readonly proteinGrams: number | null;
  /** Above 0 too much, below 0 too little. */
  readonly energyKcal: number | null;
}

interface Judged {
  day: DayFigures;
  targets: DayTargets;
  /** A meal is not planned, eaten out perhaps: nobody knows whether the rest is too little. */
  hasOpenMeal: boolean;
}

/** What a plan, a swap and a suggestion say of a day. */
export function offTargets(args: Judged): OffTargets {
  return {
    netCarbsGrams: overNetCarbs(args),
    proteinGrams: args.hasOpenMeal ? null : shortProtein(args),
    energyKcal: offEnergy(args),
  };
}

export function leavesTargets(args: Judged): boolean {
  return Object.values(offTargets(args)).some((amount) => amount !== null);
}

/**
 * Whole grams are compared, as they are shown: who is at a limit they should stay under is over it by
 * none.
 */
function overNetCarbs({ day, targets }: Judged): number | null {
  if (day.netCarbsGrams === null) return null;
  const limit = targets.netCarbsLimitGrams;
  const over = Math.round(roundableDayNetCarbs(day.netCarbsGrams)) - limit;
  const isOver = targets.isNetCarbsLimitExclusive ? day.netCarbsGrams >= limit : over > 0;
  return isOver ? over : null;
}

function shortProtein({ day, targets }: Judged): number | null {
  if (day.proteinGrams === null) return null;
  const isShort = day.proteinGrams / targets.proteinGrams < 1 - proteinShortFrom;
  return isShort ? targets.proteinGrams - day.proteinGrams : null;
}

function offEnergy({ day, targets, hasOpenMeal }: Judged): number | null {
  if (day.energyKcal === null) return null;
  const share = day.energyKcal / targets.energyKcal;
  const isAbove = share > 1 + energyOffFrom;
  const isBelow = !hasOpenMeal && share < 1 - energyOffFrom;
  return isAbove || isBelow ? day.energyKcal - targets.energyKcal : null;
}
