import type { ShownPlanFragment } from '../operations.gen.ts';
import type { DishPlace } from '../meal-place.ts';

/** Whether the member has cooked the dish that stands there. */
export function isCooked({
  mealPlan,
  place,
}: {
  mealPlan: Pick<ShownPlanFragment, 'cookedDishes'>;
  place: DishPlace;
}): boolean {
  return mealPlan.cookedDishes.some(
    ({ day, meal, recipeId }) =>
      day === place.day && meal === place.meal && recipeId === place.recipeId,
  );
}
