import { meals } from '../../recipes/recipe.ts';
import type { MealPlanDay, MealPlanMeal, PlacedLine } from '../meal-plan.ts';
import { newMeal } from '../meals.rules.ts';

/** Days and meals of a plan from its lines, which come in the order of their meals' recipes. */
export function assembleDays(args: {
  dayCount: number;
  lines: readonly PlacedLine[];
}): MealPlanDay[] {
  const linesByDay = Map.groupBy(args.lines, ({ day }) => day);
  return Array.from({ length: args.dayCount }, (_, index) => ({
    index,
    meals: assembleMeals(linesByDay.get(index) ?? []),
  }));
}

function assembleMeals(lines: readonly PlacedLine[]): MealPlanMeal[] {
  const linesByMeal = Map.groupBy(lines, ({ meal }) => meal);
  return meals.flatMap((meal) => {
    const recipes = linesByMeal.get(meal)?.map(lineOf);
    return recipes === undefined ? [] : [newMeal({ meal, recipes })];
  });
}

function lineOf(placed: PlacedLine) {
  const { recipeId, role, portions, leftoverOfDay, reasons, isLocked } = placed;
  const line = { recipeId, role, portions, leftoverOfDay, reasons };
  return isLocked ? { ...line, isLocked } : line;
}
