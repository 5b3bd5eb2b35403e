import type { CompiledRecipe, RecipeStep, RecipeTimes } from '../recipes/recipe.ts';

/** How long a recipe takes for so many servings: what the pan does not hold is fried after the rest. */
export function cookedTimes(args: {
  recipe: Pick<CompiledRecipe, 'times' | 'servings' | 'steps'>;
  servings: number;
}): RecipeTimes {
  const { times } = args.recipe;
  const more = args.recipe.steps.reduce((sum, step) => sum + minutesMore({ ...args, step }), 0);
  if (more === 0) return times;
  return {
    prepMinutes: times.prepMinutes,
    cookMinutes: times.cookMinutes + more,
    activeMinutes: times.activeMinutes + more,
    totalMinutes: times.totalMinutes + more,
  };
}

/** The recipe with the minutes that so many servings of it take. */
export function asCookedFor(args: { recipe: CompiledRecipe; servings: number }): CompiledRecipe {
  const times = cookedTimes(args);
  return times === args.recipe.times ? args.recipe : { ...args.recipe, times };
}

/** In how many batches a step is made. */
export function batchCount({
  step,
  servings,
}: {
  step: Pick<RecipeStep, 'panServings'>;
  servings: number;
}): number {
  return step.panServings === undefined ? 1 : Math.ceil(servings / step.panServings);
}

/** Beyond those of the recipe as it is written. */
function minutesMore(args: {
  recipe: Pick<CompiledRecipe, 'servings'>;
  servings: number;
  step: RecipeStep;
}): number {
  const { recipe, servings, step } = args;
  const written = batchCount({ step, servings: recipe.servings });
  const batches = batchCount({ step, servings }) - written;
  return Math.max(0, batches) * minutesOfBatch(step);
}

const onBothSides = /\b(?:on each side|per side)\b/i;
const rests = /\b(?:rest|stand)\b/i;

/**
 * The timer of a step rings for a side where it says so: "Fry for 4 minutes on each side". What is timed
 * after it is done with each batch too, "turn and give it 2 minutes more", but all of it rests at once.
 */
function minutesOfBatch({ timerMinutes, laterTimerMinutes = [], texts }: RecipeStep): number {
  const first = (timerMinutes ?? 0) * (onBothSides.test(texts.en) ? 2 : 1);
  const later = rests.test(texts.en) ? [] : laterTimerMinutes;
  return Math.ceil(later.reduce((sum, minutes) => sum + minutes, first));
}
