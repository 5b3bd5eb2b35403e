import { letterOf } from '../../../../lib/names.ts';
import { nameOfEater, type EaterNames } from '../../../plans/eater-names.ts';
import type { Eater } from '../../../ui/data/eater-plates.tsx';
import type { PlanDayFragment, ShownPlanFragment } from '../operations.gen.ts';

export interface DayEaters {
  eaters: Eater[];
  /** How many of them eat elsewhere at one of the day's meals. */
  awayCount: number;
}

/**
 * Whom a plan is for, the member first, and who of them is missing at one of the day's meals. Nobody
 * where only one person eats: a letter would say nothing.
 */
export function dayEaters(args: {
  day: Pick<PlanDayFragment, 'meals'>;
  eaters: ShownPlanFragment['eaters'];
  /** Of the member. */
  firstName: string;
  names: EaterNames;
}): DayEaters {
  const { day, eaters, firstName, names } = args;
  const counts = day.meals.flatMap(({ recipes }) => recipes.map(({ portions }) => portions.length));
  const most = eaters.adults + eaters.children;
  const fewest = Math.min(most, ...counts);
  if (most < 2) return { eaters: [], awayCount: 0 };
  const plates = Array.from({ length: most }, (_, index) => ({
    key: String(index),
    letter:
      index === 0
        ? letterOf(firstName) || '1'
        : letterOf(nameOfEater({ index, eaters, names }) ?? String(index + 1)),
    isAway: index >= fewest,
  }));
  return { eaters: plates, awayCount: most - fewest };
}
