import { stepPicture } from '../../dishes/step-picture.tsx';
import type { CookedRecipeFragment, CookingSheetFragment } from './operations.gen.ts';

/** Every picture of the page, also of steps that have not been seen yet. */
export function picturesOf(args: {
  recipe: Pick<CookedRecipeFragment, 'id'>;
  sheet: Pick<CookingSheetFragment, 'ingredients' | 'steps'>;
}): string[] {
  const { recipe, sheet } = args;
  const drawn = sheet.ingredients.filter(({ hasPicture }) => hasPicture);
  const foods = drawn.map(({ foodId }) => `/ingredient/${foodId}.svg`);
  const steps = sheet.steps.flatMap(({ state }, index) =>
    Object.values(stepPicture({ recipeId: recipe.id, number: index + 1, state })),
  );
  return [...new Set([platePath(recipe.id), ...steps, ...foods])];
}

/** The dish without its table. */
export function platePath(recipeId: string): string {
  return `/plate/${recipeId}.svg`;
}
