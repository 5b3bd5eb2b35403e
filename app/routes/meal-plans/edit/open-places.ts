import { openMeals } from '../../../../domain/meal-plans/cooked/settled-meals.rules.ts';
import type { LocalDay } from '../../../../lib/local-time.ts';
import type { MealPlace } from '../meal-place.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { plannedPlaces } from './planned-places.ts';

interface PlanAsOf {
  mealPlan: Pick<ShownPlanFragment, 'beginsOn' | 'days' | 'cookedDishes' | 'eatenMeals'>;
  /** Today. */
  date: LocalDay;
}

/** Of these meals those that can be planned anew: nothing that is over, logged, cooked or locked. */
export function openPlaces(args: PlanAsOf): MealPlace[] {
  return openMeals({ ...soFar(args), places: plannedPlaces(args.mealPlan) });
}

function soFar({ mealPlan: { beginsOn, days, cookedDishes, eatenMeals }, date }: PlanAsOf) {
  const dishes = days.flatMap(({ index: day, meals }) =>
    meals.flatMap(({ meal, recipes }) =>
      recipes.map(({ recipe, leftoverOfDay, isLocked }) => {
        return { day, meal, recipeId: recipe.id, leftoverOfDay, isLocked };
      }),
    ),
  );
  return { beginsOn, dishes, soFar: { today: date, cooked: cookedDishes, eaten: eatenMeals } };
}
