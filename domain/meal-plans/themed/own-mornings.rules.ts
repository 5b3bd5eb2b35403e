import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { PlatedDay } from './dietitian-limits.rules.ts';
import { tableOf } from './meal-pairing.rules.ts';
import type { PlanPromise } from './themed-plan.ts';

type Week = Readonly<{
  days: readonly PlatedDay[];
  promise: Pick<PlanPromise, 'cuisines'>;
}>;

/** Of the mornings of a week that promises its kitchens. */
const leastShare = 1 / 4;

/** Rye bread with skyr on every morning is no week by the Mediterranean. */
export function ownMorningProblems({ days, promise }: Week): readonly string[] {
  if (promise.cuisines.length === 0) return [];
  const near = new Set(promise.cuisines.map(tableOf));
  const mornings = days.flatMap((day) => mainsOfMorning(day));
  const own = mornings.filter(({ cuisine }) => near.has(tableOf(cuisine)));
  if (mornings.length === 0 || own.length >= mornings.length * leastShare) return [];
  return [
    `${own.length} of ${mornings.length} breakfasts are of the kitchens that the plan promises.`,
  ];
}

function mainsOfMorning(day: PlatedDay): readonly CompiledRecipe[] {
  return day
    .filter(({ meal }) => meal === 'BREAKFAST')
    .flatMap(({ recipes }) => recipes.filter(({ role }) => role === 'main'));
}
