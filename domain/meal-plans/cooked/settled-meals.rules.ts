import { daysBetween, type LocalDay } from '../../../lib/local-time.ts';
import type { DishPlace, MealPlace } from '../meals.rules.ts';

/** What is past of a plan, and what its member told of it. */
export interface SoFar {
  /** Of the member's own calendar. */
  readonly today: LocalDay;
  readonly cooked: readonly DishPlace[];
  /** Meals that were logged. */
  readonly eaten: readonly MealPlace[];
}

interface PlanSoFar {
  /** Null for a plan that is on no calendar: nothing of it is settled. */
  beginsOn: LocalDay | null;
  dishes: readonly PlannedDish[];
  soFar: SoFar;
}

export interface PlannedDish extends DishPlace {
  /** The day whose dinner this is the rest of. */
  readonly leftoverOfDay: number | null;
  readonly isLocked?: boolean | undefined;
}

/** How many days of a plan are past; none of one that has no dates. */
export function daysPast(args: { beginsOn: LocalDay | null; today: LocalDay }): number {
  const { beginsOn, today } = args;
  return beginsOn === null ? 0 : Math.max(0, daysBetween(beginsOn, today));
}

/**
 * Tells which meals nobody plans anew any more: those of past days, and those that were logged or
 * cooked. The rest of a dinner was cooked with it, so it is settled with it, and a dinner with its
 * rest.
 */
export function settledMeals({
  beginsOn,
  dishes,
  soFar,
}: PlanSoFar): (place: MealPlace) => boolean {
  if (beginsOn === null) return () => false;
  const past = daysPast({ beginsOn, today: soFar.today });
  const cooked = soFar.cooked.filter((dish) =>
    dishes.some((each) => each.recipeId === dish.recipeId && isAt(each, dish)),
  );
  const told = [...cooked, ...soFar.eaten];
  const isDone = (place: MealPlace) => place.day < past || told.some((each) => isAt(each, place));
  const together = cookedTogether({ dishes, isOne: isDone });
  return (place) => isDone(place) || together.some((each) => isAt(each, place));
}

/** Of places of a plan those that may be planned anew: what is settled stays, and what is locked. */
export function openMeals<Place extends MealPlace>({
  places,
  ...plan
}: PlanSoFar & { places: readonly Place[] }): Place[] {
  const { dishes } = plan;
  const isSettled = settledMeals(plan);
  const locked = dishes.filter(({ isLocked }) => isLocked);
  const isLocked = (place: MealPlace) => locked.some((each) => isAt(each, place));
  // A dinner whose rest is locked stays too; the rest of a locked dinner may give way.
  const dinners = locked.flatMap(dinnerOf);
  return places.filter(
    (place) => !isSettled(place) && !isLocked(place) && !dinners.some((each) => isAt(each, place)),
  );
}

/** Meals with a dish out of one pot with a meal that is one of these. */
function cookedTogether(args: {
  dishes: readonly PlannedDish[];
  isOne: (place: MealPlace) => boolean;
}): MealPlace[] {
  const { dishes, isOne } = args;
  return dishes.flatMap((dish) =>
    dinnerOf(dish).flatMap((dinner) => (isOne(dish) ? [dinner] : isOne(dinner) ? [dish] : [])),
  );
}

/** The dinner that a dish is the rest of. */
function dinnerOf({ leftoverOfDay }: PlannedDish): MealPlace[] {
  return leftoverOfDay === null ? [] : [{ day: leftoverOfDay, meal: 'DINNER' }];
}

function isAt(one: MealPlace, other: MealPlace): boolean {
  return one.day === other.day && one.meal === other.meal;
}
