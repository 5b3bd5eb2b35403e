/** For how many people a plan may be. */
export const peopleOptions = [1, 2, 4, 6, 8];

/** For how many people a new plan is, until its member says otherwise. */
export const usualPlanServings = 2;

/**
 * How many servings of a recipe feed so many people: exactly as many where the recipe offers it, else
 * the next batch (a loaf has twelve slices). Null where even its largest batch is too small.
 */
export function recipeServingsFor(args: {
  people: number;
  options: readonly number[];
}): number | null {
  return args.options.find((option) => option >= args.people) ?? null;
}

/** For how many people all of a plan's recipes can be cooked. */
export function offeredPlanServings(recipeOptions: readonly (readonly number[])[]): number[] {
  return peopleOptions.filter((people) =>
    recipeOptions.every((options) => recipeServingsFor({ people, options }) !== null),
  );
}

/** The usual number of people, or the nearest smaller one that every recipe allows. */
export function servingsOfNewPlan(recipeOptions: readonly (readonly number[])[]): number {
  const offered = offeredPlanServings(recipeOptions);
  return offered.findLast((people) => people <= usualPlanServings) ?? 1;
}
