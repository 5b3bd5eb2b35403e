import type { PlanDishFragment } from '../../../graphql/operations.gen.ts';
import type { DishPlace } from '../plan-address.ts';
import type { MealPlan, PlanPageProps } from './plan-page.tsx';

/** Whether what the address asks for is still there to be shown over the page. */
export function hasOpenDialog({
  mealPlan,
  address,
  selection,
}: Pick<PlanPageProps, 'mealPlan' | 'address' | 'selection'>): boolean {
  const { dialog, servings, picking, dish } = address;
  if (dialog !== null) return mealPlan.isOwn || dialog === 'more';
  if (servings !== null) {
    return mealPlan.canEdit && (servings.day === null || hasDay(mealPlan, servings.day));
  }
  if (picking !== null) return selection !== null && hasDay(mealPlan, picking.day);
  return dish !== null && findDish({ mealPlan, place: dish }) !== null;
}

function hasDay({ days }: MealPlan, day: number): boolean {
  return days.some(({ index }) => index === day);
}

export function findDish(args: { mealPlan: MealPlan; place: DishPlace }): PlanDishFragment | null {
  const { day, meal, recipeId } = args.place;
  const meals = args.mealPlan.days.find(({ index }) => index === day)?.meals ?? [];
  const dishes = meals.find((each) => each.meal === meal)?.recipes ?? [];
  return dishes.find(({ recipe }) => recipe.id === recipeId) ?? null;
}
