import * as m from '../../i18n/paraglide/messages.js';
import type { Meal } from '../graphql/schema-types.gen.ts';

export interface MealOfPlan {
  day: number;
  meal: Meal;
}

export interface DishOfPlan extends MealOfPlan {
  recipeId: string;
}

/** Whether the member has cooked the dish that stands there. */
export function isCooked({
  mealPlan: { cookedDishes },
  place,
}: {
  mealPlan: { cookedDishes: readonly DishOfPlan[] };
  place: DishOfPlan;
}): boolean {
  return cookedDishes.some((dish) => dish.recipeId === place.recipeId && isSame(dish, place));
}

/** Whether the member has logged the meal. */
export function isEaten({
  mealPlan: { eatenMeals },
  place,
}: {
  mealPlan: { eatenMeals: readonly MealOfPlan[] };
  place: MealOfPlan;
}): boolean {
  return isAmong({ meals: eatenMeals, place });
}

/** "Logged" or "Cooked"; null of what nobody has said that of. */
export function becameWord(args: {
  mealPlan: Parameters<typeof isCooked>[0]['mealPlan'] & Parameters<typeof isEaten>[0]['mealPlan'];
  place: DishOfPlan;
}): string | null {
  if (isEaten(args)) return m.meal_plans_day_eaten();
  return isCooked(args) ? m.meal_plans_cooked() : null;
}

/** Of a day's meals that have a dish, how many there are and how many the member has logged. */
export function loggedOfDay({
  mealPlan,
  day: { index, meals },
}: {
  mealPlan: Parameters<typeof isEaten>[0]['mealPlan'];
  day: { index: number; meals: readonly { meal: Meal; recipes: readonly unknown[] }[] };
}): { logged: number; planned: number } {
  const planned = meals.filter(({ recipes }) => recipes.length > 0);
  const logged = planned.filter(({ meal }) => isEaten({ mealPlan, place: { day: index, meal } }));
  return { logged: logged.length, planned: planned.length };
}

export function isAmong({
  meals,
  place,
}: {
  meals: readonly MealOfPlan[];
  place: MealOfPlan;
}): boolean {
  return meals.some((meal) => isSame(meal, place));
}

function isSame(one: MealOfPlan, other: MealOfPlan): boolean {
  return one.day === other.day && one.meal === other.meal;
}
