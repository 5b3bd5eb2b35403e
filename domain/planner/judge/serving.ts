import type { Meal, PlannedRecipe, PlannerRecipe } from '../types.ts';

export interface DayNutrition {
  readonly kcal: number;
  readonly proteinGrams: number;
  readonly netCarbsGrams: number;
  readonly fatGrams: number;
  readonly vegetableGrams: number;
  readonly fiberGrams: number;
  readonly saturatedFatGrams: number;
  readonly saltGrams: number;
}

/** One recipe on the table. */
export interface Serving {
  readonly day: number;
  readonly meal: Meal;
  readonly planned: PlannedRecipe;
  readonly recipe: PlannerRecipe;
  /** The first main of its meal, which the meal is known by. */
  readonly leads: boolean;
}
