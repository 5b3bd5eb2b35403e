import type { Recipe } from '../recipe.ts';

/**
 * Policy: whether the viewer may see how a recipe is made. What it is (title, picture, times,
 * nutrition) is open to everyone.
 */
export function canOpenRecipe({
  recipe,
  isPremium,
}: {
  recipe: Pick<Recipe, 'isPremium'>;
  /** Whether premium content is open to the viewer. */
  isPremium: boolean;
}): boolean {
  return isPremium || !recipe.isPremium;
}
