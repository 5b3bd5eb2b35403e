import { dayMs } from '../../../lib/clock.ts';
import { daysBetween, type LocalDay } from '../../../lib/local-time.ts';
import { ownPortion } from '../../kitchen/portions.rules.ts';
import type { EatenRecipe, PlannedDay, PlannerProfile } from '../../planner/types.ts';
import { meals, type RecipeId } from '../../recipes/recipe.ts';
import type { PlacedLine } from '../meals.rules.ts';

/** A plan of the past weeks, with what stands on which of its days. */
export interface LatestWeek {
  readonly id: string;
  readonly createdAt: Date;
  /** Null for a plan that was never started. */
  readonly beginsOn: LocalDay | null;
  readonly dayCount: number;
  readonly dishes: readonly Pick<
    PlacedLine,
    'day' | 'meal' | 'recipeId' | 'role' | 'portions' | 'leftoverOfDay'
  >[];
}

export type EatenBefore = Required<Pick<PlannerProfile, 'history' | 'daysBefore'>>;

const weekDays = 7;
const nothingEaten: PlannedDay = { meals: [] };

/**
 * What a new plan follows: weeks that were started stand on their dates, any other follows the one
 * before it from the day it was made. The new one begins on its day, or after the last of them.
 */
export function eatenBeforeNewPlan(args: {
  /** In any order. */
  weeks: readonly LatestWeek[];
  beginsOn: LocalDay;
}): EatenBefore {
  const { byDate, end } = layOut(args.weeks);
  return eatenBefore({ byDate, first: Math.max(dateOf(new Date(args.beginsOn)), end) });
}

/** The same for one of the weeks itself, whose own dishes and later ones do not count. */
export function eatenBeforeWeek(args: {
  weeks: readonly LatestWeek[];
  planId: string;
}): EatenBefore {
  const { byDate, firstById } = layOut(args.weeks);
  const first = firstById.get(args.planId);
  return first === undefined ? { history: [], daysBefore: [] } : eatenBefore({ byDate, first });
}

/**
 * A dish that was taken out of its place was seen there like one that is eaten, and comes back no
 * sooner.
 */
export function withSwappedOut(args: {
  eaten: EatenBefore;
  opinions: readonly { readonly id: RecipeId; readonly swappedOutOn: LocalDay | null }[];
  /** Of the plan that is made. */
  beginsOn: LocalDay;
}): EatenBefore {
  const { eaten, opinions, beginsOn } = args;
  const latest = new Map(eaten.history.map((each) => [each.id, each]));
  for (const { id, swappedOutOn } of opinions) {
    if (swappedOutOn === null) continue;
    const daysAgo = Math.max(1, daysBetween(swappedOutOn, beginsOn));
    if (daysAgo < (latest.get(id)?.daysAgo ?? Infinity)) latest.set(id, { id, daysAgo });
  }
  return { ...eaten, history: [...latest.values()] };
}

interface Calendar {
  readonly byDate: ReadonlyMap<number, PlannedDay>;
  readonly firstById: ReadonlyMap<string, number>;
  /** The first day that is free. */
  readonly end: number;
}

function layOut(weeks: readonly LatestWeek[]): Calendar {
  const byDate = new Map<number, PlannedDay>();
  const firstById = new Map<string, number>();
  let end = -Infinity;
  const oldestFirst = weeks.toSorted(
    (left, right) => left.createdAt.getTime() - right.createdAt.getTime(),
  );
  for (const week of oldestFirst) {
    const first = firstDateOf({ week, end });
    firstById.set(week.id, first);
    for (let day = 0; day < week.dayCount; day++) byDate.set(first + day, dayOf({ week, day }));
    end = Math.max(end, first + week.dayCount);
  }
  return { byDate, firstById, end };
}

/** A started week stands on its dates; any other follows the weeks before it. */
function firstDateOf({ week, end }: { week: LatestWeek; end: number }): number {
  if (week.beginsOn !== null) return dateOf(new Date(week.beginsOn));
  return Math.max(dateOf(week.createdAt), end);
}

/** Days since the epoch, in UTC. */
function dateOf(time: Date): number {
  return Math.floor(time.getTime() / dayMs);
}

function dayOf({ week, day }: { week: LatestWeek; day: number }): PlannedDay {
  const dishes = week.dishes.filter((dish) => dish.day === day);
  return {
    meals: meals
      .map((meal) => ({
        meal,
        recipes: dishes
          .filter((dish) => dish.meal === meal)
          .map(({ recipeId: id, role, portions, leftoverOfDay }) => {
            const servingFactor = ownPortion(portions);
            return { id, role, servingFactor, isLeftover: leftoverOfDay !== null };
          }),
      }))
      .filter(({ recipes }) => recipes.length > 0),
  };
}

function eatenBefore({
  byDate,
  first,
}: {
  byDate: Calendar['byDate'];
  first: number;
}): EatenBefore {
  const latest = new Map<string, EatenRecipe>();
  for (const [date, day] of [...byDate].toSorted(([left], [right]) => left - right)) {
    if (date >= first) break;
    for (const { id } of day.meals.flatMap(({ recipes }) => recipes)) {
      latest.set(id, { id, daysAgo: first - date });
    }
  }
  const daysBefore = Array.from(
    { length: weekDays },
    (_, day) => byDate.get(first - weekDays + day) ?? nothingEaten,
  );
  const isAnyEaten = daysBefore.some((day) => day.meals.length > 0);
  return { history: [...latest.values()], daysBefore: isAnyEaten ? daysBefore : [] };
}
