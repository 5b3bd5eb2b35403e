import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { placedLines } from '../meals.rules.ts';
import type { ThemedPlan } from './themed-plan.ts';

/**
 * Who reads several plans should not meet the same dishes. Breakfasts, sides and what vegans eat are
 * few for all the plans that need them.
 */
const mostShareOfPlans = { common: 0.05, scarce: 0.1 } as const;

/** Dishes that may stand in more plans, and why. */
const vouched: ReadonlyMap<string, string> = new Map([
  [
    'garlic-shrimp-with-white-beans',
    'Fifteen minutes, five ingredients, fish and beans: few dishes keep so many promises.',
  ],
]);

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
  return recipes.flatMap((recipe) => {
    const count = plansByRecipe.get(recipe.id)?.length ?? 0;
    const most = Math.floor(
      plans.length * mostShareOfPlans[isScarce(recipe) ? 'scarce' : 'common'],
    );
    if (count === 0 && recipe.role === 'main') return [`${recipe.id} is in no plan.`];
    if (count <= most)
      return vouched.has(recipe.id) ? [`${recipe.id} is vouched for needlessly.`] : [];
    if (vouched.has(recipe.id)) return [];
    return [`${recipe.id} is in ${count} of ${plans.length} plans, the limit is ${most}.`];
  });
}

function isScarce({ role, meals, diet }: CompiledRecipe): boolean {
  return role !== 'main' || meals.includes('BREAKFAST') || diet === 'vegan';
}
