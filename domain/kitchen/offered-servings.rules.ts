import { isCookable, type CookableRecipe } from './cooked-servings.rules.ts';
import type { FoodGroups } from './kitchen-lines.rules.ts';

/** The servings a recipe offers, without those that no kitchen can cook: half of its only chicken. */
export function offeredServings(args: {
  recipe: CookableRecipe;
  foods: FoodGroups;
}): readonly number[] {
  const { recipe, foods } = args;
  return recipe.servingsOptions.filter((servings) => isCookable({ recipe, servings, foods }));
}
