import type { Catalog } from './catalog.ts';
import type { Horizon } from './horizon.ts';
import { meals, type PlannedDay, type PlannerProfile } from '../types.ts';
import { dayOfPlanningMinutes, weekDays } from '../weights.ts';

/**
 * The days before a plan, which stay as they are: what they mean for its own days. They are no part
 * of the horizon, so that a search has no more to look at.
 */
export interface DaysBefore {
  /** By catalogue index of a main, a bit per day on which it may not be cooked, or not again. */
  readonly tooSoon: ReadonlyMap<number, number>;
  /** The same for days on which it may come back for a cost; of every main that is in `tooSoon`. */
  readonly soon: ReadonlyMap<number, number>;
  /** By meal, protein and kind of dish of the main eaten on the eve; 0 is none. */
  readonly proteinOnEve: Int32Array;
  readonly kindOnEve: Int32Array;
}

export function describeDaysBefore(args: {
  catalog: Catalog;
  horizon: Horizon;
  profile: Pick<PlannerProfile, 'daysBefore' | 'today'>;
}): DaysBefore {
  const { catalog, horizon, profile } = args;
  const { daysBefore: days = [], today } = profile;
  const { everydayDaysBefore, otherDaysBefore } = horizon.rule;
  const tooSoon = new Map<number, number>();
  const soon = new Map<number, number>();
  for (const [index, daysAgo] of lastCooked({ catalog, days })) {
    soon.set(index, firstDays(weekDays - daysAgo));
    const isBreakfast = (catalog.mealBits[index]! & 1) === 1;
    const leastDays = isBreakfast ? everydayDaysBefore : otherDaysBefore;
    tooSoon.set(index, firstDays(leastDays - daysAgo));
  }
  if (today !== undefined && otherDaysBefore > 0) {
    for (const index of tooSlowForToday(catalog)) {
      soon.set(index, soon.get(index) ?? 0);
      tooSoon.set(index, (tooSoon.get(index) ?? 0) | firstDays(today + 1));
    }
  }
  const eve = mainsOn({ catalog, day: days.at(-1) });
  return {
    tooSoon,
    soon,
    proteinOnEve: eve.map((index) => (index < 0 ? 0 : catalog.protein.ofRecipe[index]!)),
    kindOnEve: eve.map((index) => (index < 0 ? 0 : catalog.kind.ofRecipe[index]!)),
  };
}

/** By catalogue index. */
function tooSlowForToday({ recipes }: Catalog): number[] {
  return recipes.flatMap(({ totalMinutes }, index) =>
    totalMinutes >= dayOfPlanningMinutes ? [index] : [],
  );
}

function firstDays(count: number): number {
  return count <= 0 ? 0 : (1 << count) - 1;
}

/** Mains by catalogue index; leftovers were cooked the day before. */
function lastCooked(args: {
  catalog: Catalog;
  days: readonly PlannedDay[];
}): ReadonlyMap<number, number> {
  const { catalog, days } = args;
  const daysAgo = new Map<number, number>();
  for (const [day, { meals: eaten }] of days.entries()) {
    for (const { id, isLeftover, role } of eaten.flatMap(({ recipes }) => recipes)) {
      const index = catalog.indexById.get(id);
      if (index !== undefined && role === 'main' && !isLeftover) {
        daysAgo.set(index, days.length - day);
      }
    }
  }
  return daysAgo;
}

/** By meal, −1 where there was none that is known. */
function mainsOn(args: { catalog: Catalog; day: PlannedDay | undefined }): Int32Array {
  const { catalog, day } = args;
  return Int32Array.from(meals, (meal) => {
    const eaten = day?.meals.find((each) => each.meal === meal);
    const main = eaten?.recipes.find(({ role }) => role === 'main');
    return (main && catalog.indexById.get(main.id)) ?? -1;
  });
}
