import { daysBetween, type LocalDay } from '../../lib/local-time.ts';
import type { Meal } from '../graphql/schema-types.gen.ts';
import { isCooked, isEaten, type DishOfPlan, type MealOfPlan } from './what-became.ts';

interface PlannedMeal {
  meal: Meal;
  /** What is kept from another day is only warmed up. */
  recipes: readonly { recipe: { id: string }; leftoverOfDay: number | null }[];
}

/** A plan with what of it is done. */
export interface FollowedPlan {
  /** Null while the plan is not on the calendar. */
  beginsOn: LocalDay | null;
  /** Each with its meals in the order of the day. */
  days: readonly { index: number; meals: readonly PlannedMeal[] }[];
  cookedDishes: readonly DishOfPlan[];
  eatenMeals: readonly MealOfPlan[];
}

export interface NextMeal extends MealOfPlan {
  /** The first of the meal that is not cooked. */
  recipeId: string;
  /** 0 today, 1 tomorrow. */
  daysAhead: number;
}

/** The hour from which on a meal is no longer the next one. */
const endsAtHour: Record<Meal, number> = { BREAKFAST: 10, LUNCH: 14, DINNER: 22 };
const hourWhereUnknown = 18;

/**
 * What a plan brings next: the first meal, today's by the hour, that nobody has cooked or logged. Null
 * when nothing is left, and of a plan without dates.
 */
export function nextMealOf(args: {
  plan: FollowedPlan;
  date: LocalDay;
  /** Null where it is not known. */
  hour: number | null;
  /** How many of its days are eaten: fewer where another plan takes over before its end. */
  dayCount: number;
}): NextMeal | null {
  const { plan, date, hour, dayCount } = args;
  const { beginsOn, days } = plan;
  if (beginsOn === null) return null;
  const hoursToday = hour ?? hourWhereUnknown;
  for (const { index: day, meals } of days.slice(0, dayCount)) {
    const daysAhead = day - daysBetween(beginsOn, date);
    for (const { meal, recipes } of meals) {
      const isOver = daysAhead * 24 + endsAtHour[meal] <= hoursToday;
      if (isOver || isEaten({ mealPlan: plan, place: { day, meal } })) continue;
      const fresh = recipes.filter(({ leftoverOfDay }) => leftoverOfDay === null);
      const dishes = fresh.length > 0 ? fresh : recipes;
      const places = dishes.map(({ recipe }) => ({ day, meal, recipeId: recipe.id }));
      const next = places.find((place) => !isCooked({ mealPlan: plan, place }));
      if (next !== undefined) return { ...next, daysAhead };
    }
  }
  return null;
}
