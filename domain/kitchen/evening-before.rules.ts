import type { Meal, RecipeTimes } from '../recipes/recipe.ts';

const breakfastWaitMinutes = 180;
const nightMinutes = 8 * 60;

interface Dish extends Pick<RecipeTimes, 'activeMinutes' | 'totalMinutes'> {
  readonly meal: Meal;
  /** What is left of another day stands ready. */
  readonly leftoverOfDay: number | null;
}

/** A breakfast that stands for hours, or a dinner that is salted overnight. */
export function isBegunTheEveningBefore(dish: Dish): boolean {
  const { meal, leftoverOfDay, activeMinutes, totalMinutes } = dish;
  const least = meal === 'BREAKFAST' ? breakfastWaitMinutes : nightMinutes;
  return leftoverOfDay === null && totalMinutes - activeMinutes >= least;
}
