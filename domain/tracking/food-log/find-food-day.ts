import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { findOwnTargets } from '../../meal-plans/planning/own-targets.ts';
import type { Targets } from '../../planner/targets.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { totalsOf, type EatenTotals } from './eaten-figures.rules.ts';
import type { FoodEntry } from './food-entry.ts';
import { listFoodEntries } from './food-log.store.ts';
import { addLocalDays, type LocalDay } from '../../../lib/local-time.ts';
import { findPlannedMeals, type PlannedMeal } from './planned-meals.ts';

/** What a member ate on a day, against what they mean to eat. */
export interface FoodDay {
  readonly day: LocalDay;
  readonly entries: readonly FoodEntry[];
  readonly totals: EatenTotals;
  /** Null until their survey is complete. */
  readonly targets: Targets | null;
  readonly planned: readonly (PlannedMeal & Readonly<{ isLogged: boolean }>)[];
  /** How much could be copied from the day before. */
  readonly dayBeforeCount: number;
}

export async function findFoodDay(args: {
  db: Database;
  clock: Clock;
  content: ContentIndex;
  userId: string;
  day: LocalDay;
}): Promise<FoodDay> {
  const { db, userId, day } = args;
  const entries = await listFoodEntries({ db, userId, day });
  const dayBefore = await listFoodEntries({ db, userId, day: addLocalDays(day, -1) });
  const planned = await findPlannedMeals(args);
  const loggedMeals = new Set(entries.map(({ plannedMeal }) => plannedMeal));
  return {
    day,
    entries,
    totals: totalsOf(entries),
    targets: await findOwnTargets(args),
    planned: planned.map((meal) => ({ ...meal, isLogged: loggedMeals.has(meal.key) })),
    dayBeforeCount: dayBefore.length,
  };
}
