import {
  leavesTargets,
  offTargets,
  type DayFigures,
  type DayTargets,
} from '../../../../domain/meal-plans/reading/off-targets.rules.ts';

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

/** What a day becomes. */
export interface DayThen {
  nutrition: DayFigures;
  /** Nobody knows then whether it is too little. */
  hasOpenMeal: boolean;
}

interface Changed {
  /** With the day whose lunch is the rest of the dish. */
  day: (DayThen & { lunchDay?: DayThen | null }) | undefined;
  targets: DayTargets | null;
}

/** Whether a dish takes its day, or the day whose lunch is the rest of it, off the targets. */
export function anyLeavesTargets({ day, targets }: Changed): boolean {
  if (targets === null) return false;
  return daysOf(day).some((each) => thenLeavesTargets({ day: each, targets }));
}

/** Whether a dish takes one of these days over its net carbs, which is the limit that always holds. */
export function anyIsOverNetCarbs({ day, targets }: Changed): boolean {
  if (targets === null) return false;
  return daysOf(day).some((each) => {
    return offTargets({ ...each, day: each.nutrition, targets }).netCarbsGrams !== null;
  });
}

function daysOf(day: Changed['day']): readonly DayThen[] {
  return day === undefined ? [] : [day, ...(day.lunchDay ? [day.lunchDay] : [])];
}

export function thenLeavesTargets(args: { day: DayThen; targets: DayTargets }): boolean {
  const { day, targets } = args;
  return leavesTargets({ ...day, day: day.nutrition, targets });
}
