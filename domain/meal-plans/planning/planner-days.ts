import { ownPortion } from '../../kitchen/portions.rules.ts';
import type { Plan, PlannedRecipe } from '../../planner/index.ts';
import type { MealPlanDay, MealPlanLine, MealPlanMeal } from '../meals.rules.ts';

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
  const { recipeId: id, role, portions, leftoverOfDay } = line;
  return { id, role, servingFactor: ownPortion(portions), isLeftover: leftoverOfDay !== null };
}
