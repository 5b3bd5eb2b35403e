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
  return eatenMeals.some((meal) => isSame(meal, place));
}

function isSame(one: MealOfPlan, other: MealOfPlan): boolean {
  return one.day === other.day && one.meal === other.meal;
}
