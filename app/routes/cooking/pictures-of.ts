import type { CookedRecipeFragment, CookingSheetFragment } from './operations.gen.ts';

/** Every picture of the page, also of steps that have not been seen yet. */
export function picturesOf(args: {
  recipe: Pick<CookedRecipeFragment, 'id'>;
  sheet: Pick<CookingSheetFragment, 'ingredients'>;
}): string[] {
  const { recipe, sheet } = args;
  const drawn = sheet.ingredients.filter(({ hasPicture }) => hasPicture);
  const foods = drawn.map(({ foodId }) => `/ingredient/${foodId}.svg`);
  return [...new Set([platePath(recipe.id), ...foods])];
}

/** The dish without its table. */
export function platePath(recipeId: string): string {
  return `/plate/${recipeId}.svg`;
}
