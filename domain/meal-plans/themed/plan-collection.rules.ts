import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { placedLines } from '../meals.rules.ts';
import type { ThemedPlan } from './themed-plan.ts';

/** Who reads several plans should not meet the same dishes. */
const mostShareOfPlans = 0.05;

/** What is wrong with all plans together: dishes in too many of them, and mains in none. */
export function planCollectionProblems(args: {
  plans: readonly Pick<ThemedPlan, 'key' | 'days'>[];
  recipes: readonly CompiledRecipe[];
}): readonly string[] {
  const { plans, recipes } = args;
  const plansByRecipe = Map.groupBy(
    plans.flatMap(({ key, days }) => {
      const ids = new Set(placedLines(days).map(({ recipeId }) => recipeId));
      return [...ids].map((id) => ({ id, key }));
    }),
    ({ id }) => id,
  );
  const most = Math.floor(plans.length * mostShareOfPlans);
  return recipes.flatMap((recipe) => {
    const count = plansByRecipe.get(recipe.id)?.length ?? 0;
    if (count === 0 && recipe.role === 'main') return [`${recipe.id} is in no plan.`];
    if (count <= most) return [];
    return [`${recipe.id} is in ${count} of ${plans.length} plans, the limit is ${most}.`];
  });
}
