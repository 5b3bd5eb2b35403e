import { roundableDayNetCarbs } from '../../../../domain/recipes/nutrition/strictness.rules.ts';

/** Of what somebody eats in a day, or of a dish. */
export interface DayFigures {
  netCarbsGrams: number | null;
  proteinGrams: number | null;
  energyKcal: number | null;
}

const figureNames = ['netCarbsGrams', 'proteinGrams', 'energyKcal'] as const;

/**
 * What a day becomes when one dish is eaten instead of another, or beside the others. A figure that
 * is unknown before or of the new dish stays unknown.
 */
export function dayAfter(args: {
  day: DayFigures;
  /** Of what one person eats of it. */
  removed: DayFigures | null;
  /** Of a serving. */
  added: DayFigures;
  /** How much of a serving one person eats. */
  servingFactor: number;
}): DayFigures {
  const { day, removed, added, servingFactor } = args;
  const after = figureNames.map((name) => {
    const [before, less, more] = [day[name], removed?.[name] ?? 0, added[name]];
    const value = before === null || more === null ? null : before - less + more * servingFactor;
    return [name, value === null ? null : Math.max(0, value)];
  });
  return Object.fromEntries(after) as Record<(typeof figureNames)[number], number | null>;
}

/** How far a day may be from its energy before it is said. */
const energyTolerance = 0.1;

export interface DayTargets {
  netCarbsLimitGrams: number;
  isNetCarbsLimitExclusive: boolean;
  proteinGrams: number;
  energyKcal: number;
}

/**
 * By how much a day would be over its limits; null where it keeps them. Whole grams are compared, as
 * they are shown: who is at a limit they should stay under is over it by none.
 */
export function overBy(args: { day: DayFigures; targets: DayTargets }): {
  netCarbsGrams: number | null;
  energyKcal: number | null;
} {
  const { day, targets } = args;
  const grams = day.netCarbsGrams ?? 0;
  const limit = targets.netCarbsLimitGrams;
  const over = Math.round(roundableDayNetCarbs(grams)) - limit;
  const isOver = targets.isNetCarbsLimitExclusive ? grams >= limit : over > 0;
  const mostKcal = targets.energyKcal * (1 + energyTolerance);
  const kcal = day.energyKcal ?? 0;
  return {
    netCarbsGrams: isOver ? over : null,
    energyKcal: kcal > mostKcal ? kcal - targets.energyKcal : null,
  };
}

/** Whether a dish takes its day, or the day whose lunch is the rest of it, over the limits. */
export function leavesTargets(args: {
  day: { nutrition: DayFigures; lunchDay?: { nutrition: DayFigures } | null } | undefined;
  targets: DayTargets | null;
}): boolean {
  const { day, targets } = args;
  if (day === undefined || targets === null) return false;
  const changed = day.lunchDay ? [day.nutrition, day.lunchDay.nutrition] : [day.nutrition];
  return changed.some((figures) => isOverLimits({ figures, targets }));
}

export function isOverLimits(args: { figures: DayFigures; targets: DayTargets }): boolean {
  const over = overBy({ day: args.figures, targets: args.targets });
  return over.netCarbsGrams !== null || over.energyKcal !== null;
}
