import { daysBetween, type LocalDay } from '../../../lib/local-time.ts';
import { ownPortion } from '../../kitchen/portions.rules.ts';
import type { PlannedDay, PlannerProfile } from '../../planner/types.ts';
import { meals, type RecipeId } from '../../recipes/recipe.ts';
import { plannedDates, type PlanDates } from '../calendar/plan-calendar.rules.ts';
import type { PlacedLine } from '../meals.rules.ts';

/** A plan that has its dates, past or to come, with what stands on which of its days. */
export interface DatedWeek extends PlanDates {
  readonly id: string;
  /** On the calendar; one that left it was followed from the day it began. */
  readonly isStarted: boolean;
  readonly dishes: readonly Pick<
    PlacedLine,
    'day' | 'meal' | 'recipeId' | 'role' | 'portions' | 'leftoverOfDay'
  >[];
}

/** A dish that was looked at in a plan, and on which day. */
export interface SeenDish {
  readonly id: RecipeId;
  readonly on: LocalDay;
}

export type EatenBefore = Required<Pick<PlannerProfile, 'history' | 'daysBefore'>>;

const weekDays = 7;
const nothingEaten: PlannedDay = { meals: [] };

/**
 * What is eaten before a day, by the plans that have dates: one that only waits for its member is
 * eaten nowhere, and moves no other.
 */
export function eatenBefore(args: {
  /** Of two that began on one day, the one made later first. */
  weeks: readonly DatedWeek[];
  /** The first day of the plan that follows. */
  beginsOn: LocalDay;
}): EatenBefore {
  const { beginsOn } = args;
  const latest = new Map<string, number>();
  const daysBefore = Array.from({ length: weekDays }, () => nothingEaten);
  for (const [date, day] of eatenByDate(args.weeks)) {
    const daysAgo = daysBetween(date, beginsOn);
    if (daysAgo < 1) continue;
    for (const { id } of day.meals.flatMap(({ recipes }) => recipes)) {
      latest.set(id, Math.min(daysAgo, latest.get(id) ?? Infinity));
    }
    if (daysAgo <= weekDays) daysBefore[weekDays - daysAgo] = day;
  }
  const history = [...latest].map(([id, daysAgo]) => ({ id, daysAgo }));
  const isAnyEaten = daysBefore.some((day) => day.meals.length > 0);
  return { history, daysBefore: isAnyEaten ? daysBefore : [] };
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
  const seen = args.opinions.flatMap(({ id, swappedOutOn: on }) =>
    on === null ? [] : [{ id, on }],
  );
  return withSeen({ ...args, seen });
}

/** Who has just seen a dish has it before them like one that is eaten; it is nobody's neighbour. */
export function withSeen(args: {
  eaten: EatenBefore;
  seen: readonly SeenDish[];
  /** Of the plan that is made. */
  beginsOn: LocalDay;
}): EatenBefore {
  const { eaten, seen, beginsOn } = args;
  const latest = new Map(eaten.history.map((each) => [each.id, each]));
  for (const { id, on } of seen) {
    const daysAgo = Math.max(1, daysBetween(on, beginsOn));
    if (daysAgo < (latest.get(id)?.daysAgo ?? Infinity)) latest.set(id, { id, daysAgo });
  }
  return { ...eaten, history: [...latest.values()] };
}

/** What the calendar has on a date goes before what a plan had there that left it since. */
function eatenByDate(weeks: readonly DatedWeek[]): ReadonlyMap<LocalDay, PlannedDay> {
  const onCalendar = weeks.filter(({ isStarted }) => isStarted);
  return new Map(
    [...plannedDates(weeks), ...plannedDates(onCalendar)].map(({ date, plan, day }) => [
      date,
      dayOf({ week: plan, day }),
    ]),
  );
}

function dayOf({ week, day }: { week: DatedWeek; day: number }): PlannedDay {
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
