import type { Plan, PlannedRecipe } from '../../planner/index.ts';
import type { MealPlanDay, MealPlanLine, MealPlanMeal } from '../meal-plan.ts';

/** A plan's days as the planner reads them. */
export function plannerDays(days: readonly MealPlanDay[]): Plan['days'] {
  return days.map(({ meals }) => ({ meals: meals.map(plannerMeal) }));
}

export function plannerMeal({
  meal,
  recipes,
}: MealPlanMeal): Plan['days'][number]['meals'][number] {
  return { meal, recipes: recipes.map(plannerLine) };
}

function plannerLine(line: MealPlanLine): PlannedRecipe {
  const { recipeId: id, role, servingFactor, leftoverOfDay } = line;
  return { id, role, servingFactor, isLeftover: leftoverOfDay !== null };
}
