import type { MealPlace } from '../meal-place.ts';

type Meal = MealPlace['meal'];

export const allMeals: readonly Meal[] = ['BREAKFAST', 'LUNCH', 'DINNER'];

interface PlannedMeals {
  days: readonly {
    index: number;
    meals: readonly { meal: Meal }[];
  }[];
}

/** The meals a plan is made of: breakfast too, unless it is a plan of lunches and dinners. */
export function plannedPlaces({ days }: PlannedMeals): MealPlace[] {
  const used = new Set(days.flatMap(({ meals }) => meals.map(({ meal }) => meal)));
  const meals = allMeals.filter(
    (meal) => meal !== 'BREAKFAST' || used.size === 0 || used.has(meal),
  );
  return days.flatMap(({ index: day }) => meals.map((meal) => ({ day, meal })));
}
