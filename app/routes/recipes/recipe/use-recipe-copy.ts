import { useOfflineCopy } from '../../../offline/use-offline-copy.ts';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import { stepPicture } from '../../../dishes/step-picture.tsx';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import type { RecipeQuery } from '../operations.gen.ts';

/** Keeps a recipe that was opened, as its reader saw it. */
export function useRecipeCopy(page: {
  answer: RecipeQuery['recipe'];
  planned: { readonly isOnShoppingList: boolean } | null;
  left: object | null;
  isPremiumMember: boolean;
  units: UnitSystem;
}): void {
  const { answer, planned, left, isPremiumMember, units } = page;
  const { recipe, sheet } = answer;
  const drawn = sheet?.ingredients.filter(({ hasPicture }) => hasPicture) ?? [];
  const dish: string[] = Object.values(dishPicture(recipe.id));
  const foods = drawn.map(({ foodId }) => `/ingredient/${foodId}.svg`);
  const steps = (sheet?.steps ?? []).flatMap(({ state }, index) =>
    Object.values(stepPicture({ recipeId: recipe.id, number: index + 1, state })),
  );
  useOfflineCopy({
    title: recipe.title,
    version: [
      units,
      isPremiumMember,
      recipe.isFavorite,
      recipe.rating.own,
      planned?.isOnShoppingList,
      left !== null,
    ].join(),
    pictures: [...new Set([...dish, ...steps, ...foods])],
    isWorthKeeping: sheet !== null && answer.problems.length === 0,
  });
}
