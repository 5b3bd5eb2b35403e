import * as m from '../../../../i18n/paraglide/messages.js';
import { withCapital } from '../../../../lib/with-capital.ts';
import type { PlanDayFragment, PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';
import { dinnerNumber } from './dinner-number.ts';
import { isCooked, isEaten } from '../../../plans/what-became.ts';

/** Null on an evening out. */
export function dinnerOf({ meals }: PlanDayFragment): PlanDishFragment | null {
  return meals.find(({ meal }) => meal === 'DINNER')?.recipes[0] ?? null;
}

interface LookedBackOn {
  mealPlan: Pick<ShownPlanFragment, 'days' | 'cookedDishes' | 'eatenMeals'>;
  /** False on its last day. */
  isOver: boolean;
}

/** "Six dinners cooked, one out", by what is known: nothing counts as cooked that nobody marked or logged. */
export function lookBackTitle({ mealPlan, isOver }: LookedBackOn): string {
  const dinners = mealPlan.days.map((day) => ({ day: day.index, dish: dinnerOf(day) }));
  const cooked = dinners.filter(({ day, dish }) => {
    if (dish === null) return false;
    const place = { day, meal: 'DINNER' as const, recipeId: dish.recipe.id };
    return isEaten({ mealPlan, place }) || isCooked({ mealPlan, place });
  }).length;
  const out = dinners.filter(({ dish }) => dish === null).length;
  if (cooked === 0) return isOver ? m.meal_plans_over_title() : m.meal_plans_over_last_day();
  const words = withCapital(
    m.meal_plans_over_cooked({ count: cooked, number: dinnerNumber(cooked) }),
  );
  return out === 0
    ? words
    : m.meal_plans_over_cooked_and_out({ cooked: words, out: dinnerNumber(out) });
}
