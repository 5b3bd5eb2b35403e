import type { PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';
import type { PlanAddress } from '../plan-address.ts';
import type { DishPlace } from '../meal-place.ts';

type OpenPlan = Pick<ShownPlanFragment, 'days' | 'isOwn' | 'canEdit'>;

/** Whether what the address asks for is still there to be shown over the page. */
export function hasOpenDialog({
  mealPlan,
  address,
  isPicking,
}: {
  mealPlan: OpenPlan;
  address: PlanAddress;
  /** There are recipes to choose from. */
  isPicking: boolean;
}): boolean {
  const { dialog, servings, picking, dish, openDay } = address;
  if (dialog !== null) return mealPlan.isOwn || dialog === 'more';
  if (servings !== null) {
    return mealPlan.canEdit && (servings.day === null || hasDay(mealPlan, servings.day));
  }
  if (picking !== null) return isPicking && hasDay(mealPlan, picking.day);
  if (openDay !== null) return hasDay(mealPlan, openDay);
  return dish !== null && findDish({ mealPlan, place: dish }) !== null;
}

function hasDay({ days }: Pick<OpenPlan, 'days'>, day: number): boolean {
  return days.some(({ index }) => index === day);
}

export function findDish(args: {
  mealPlan: Pick<OpenPlan, 'days'>;
  place: DishPlace;
}): PlanDishFragment | null {
  const { day, meal, recipeId } = args.place;
  const meals = args.mealPlan.days.find(({ index }) => index === day)?.meals ?? [];
  const dishes = meals.find((each) => each.meal === meal)?.recipes ?? [];
  return dishes.find(({ recipe }) => recipe.id === recipeId) ?? null;
}
