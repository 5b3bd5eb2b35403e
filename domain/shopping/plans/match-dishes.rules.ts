import type { CookedDish, PlanDish } from '../operations/list-operation.ts';

/** What became of the dishes a list was made for. */
export interface DishMatch {
  /** As the plan has them now, with the additions they had. */
  readonly staying: readonly PlanDish[];
  readonly leaving: readonly PlanDish[];
  readonly coming: readonly CookedDish[];
}

/**
 * Finds which wanted dishes are on the list already. The same recipe for the same number of
 * servings is the same dish, also on another day: nothing more has to be bought for it.
 */
export function matchDishes(args: {
  known: readonly PlanDish[];
  wanted: readonly CookedDish[];
}): DishMatch {
  const onTheirDay = takeOut({ ...args, isSame: (a, b) => isSameDish(a, b) && a.day === b.day });
  const moved = takeOut({
    known: onTheirDay.leaving,
    wanted: onTheirDay.coming,
    isSame: isSameDish,
  });
  return { ...moved, staying: [...onTheirDay.staying, ...moved.staying] };
}

function isSameDish(a: CookedDish, b: CookedDish): boolean {
  return a.recipeId === b.recipeId && a.servings === b.servings;
}

/** Each dish is matched once. */
function takeOut(args: {
  known: readonly PlanDish[];
  wanted: readonly CookedDish[];
  isSame: (a: CookedDish, b: CookedDish) => boolean;
}): DishMatch {
  const leaving = [...args.known];
  const staying: PlanDish[] = [];
  const coming = args.wanted.filter((dish) => {
    const place = leaving.findIndex((known) => args.isSame(known, dish));
    const [found] = place === -1 ? [] : leaving.splice(place, 1);
    if (found !== undefined) staying.push({ ...found, day: dish.day });
    return found === undefined;
  });
  return { staying, leaving, coming };
}
