/**
 * Judges a finished plan from plain data: every rule and every cost, written straight from the
 * README and apart from the search, whose sums and differences it checks.
 */
import type { Catalog } from '../catalog/catalog.ts';
import { costPartsOf, sumParts } from './evaluate-costs.ts';
import { listViolations, type Violation } from './evaluate-rules.ts';
import type { DayNutrition, Serving } from './serving.ts';
import { targetsFor } from '../targets.ts';
import type { CostParts, Plan, PlannerProfile, PlannerRecipe } from '../types.ts';

export interface PlanEvaluation {
  /** Lower is better; the sum of `parts`. */
  readonly objective: number;
  readonly parts: CostParts;
  readonly violations: readonly Violation[];
  readonly days: readonly DayNutrition[];
}

export function evaluatePlan(args: {
  catalog: Catalog;
  profile: PlannerProfile;
  plan: Plan;
}): PlanEvaluation {
  const { catalog, profile, plan } = args;
  const servings = servingsOf({ catalog, plan });
  const days = plan.days.map((_, day) =>
    nutritionOf(servings.filter((serving) => serving.day === day)),
  );
  const targets = targetsFor(profile);
  const parts = costPartsOf({ catalog, profile, targets, servings, days });
  const violations = listViolations({ catalog, profile, targets, plan, servings, days });
  return { objective: sumParts(parts), parts, violations, days };
}

function servingsOf(args: { catalog: Catalog; plan: Plan }): Serving[] {
  const { catalog, plan } = args;
  return plan.days.flatMap(({ meals }, day) =>
    meals.flatMap(({ meal, recipes }) => {
      const main = recipes.findIndex((planned) => planned.role === 'main');
      return recipes.flatMap((planned, position) => {
        const index = catalog.indexById.get(planned.id);
        if (index === undefined) return [];
        const recipe = catalog.recipes[index]!;
        return [{ day, meal, planned, recipe, leads: position === main }];
      });
    }),
  );
}

function nutritionOf(servings: readonly Serving[]): DayNutrition {
  const sum = (figure: (recipe: PlannerRecipe) => number) =>
    servings.reduce(
      (total, { recipe, planned }) => total + figure(recipe) * planned.servingFactor,
      0,
    );
  return {
    kcal: sum((recipe) => recipe.kcal),
    proteinGrams: sum((recipe) => recipe.proteinGrams),
    netCarbsGrams: sum((recipe) => recipe.netCarbsGrams),
    fatGrams: sum((recipe) => recipe.fatGrams),
    vegetableGrams: sum((recipe) => recipe.vegetableGrams),
    fiberGrams: sum((recipe) => recipe.fiberGrams),
    saturatedFatGrams: sum((recipe) => recipe.saturatedFatGrams),
    saltGrams: sum((recipe) => recipe.saltGrams),
  };
}
