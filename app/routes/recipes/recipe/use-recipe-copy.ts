import { useOfflineCopy, type CopyOptions } from '../../../offline/use-offline-copy.ts';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import { stepPicture } from '../../../dishes/step-picture.tsx';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import type { RecipeQuery } from '../operations.gen.ts';

interface ReadRecipe {
  answer: RecipeQuery['recipe'];
  planned: {
    readonly isOnShoppingList: boolean;
    readonly isOnShoppingListAsCooked: boolean;
  } | null;
  week: { readonly isOwnWeek: boolean } | null;
  left: object | null;
  isPremiumMember: boolean;
  units: UnitSystem;
}

/** Keeps a recipe that was opened, as its reader saw it. */
export function useRecipeCopy(page: ReadRecipe): void {
  useOfflineCopy(() => copyOf(page));
}

function copyOf(page: ReadRecipe): CopyOptions {
  const { answer, planned, week, left, isPremiumMember, units } = page;
  const { recipe, sheet } = answer;
  const drawn = sheet?.ingredients.filter(({ hasPicture }) => hasPicture) ?? [];
  const dish: string[] = Object.values(dishPicture(recipe.id));
  const foods = drawn.map(({ foodId }) => `/ingredient/${foodId}.svg`);
  const steps = (sheet?.steps ?? []).flatMap(({ state }, index) =>
    Object.values(stepPicture({ recipeId: recipe.id, number: index + 1, state })),
  );
  return {
    title: recipe.title,
    version: [
      units,
      isPremiumMember,
      recipe.isFavorite,
      recipe.rating.own,
      planned?.isOnShoppingList,
      planned?.isOnShoppingListAsCooked,
      week?.isOwnWeek,
      left !== null,
    ].join(),
    pictures: [...new Set([...dish, ...steps, ...foods])],
    isWorthKeeping: sheet !== null && answer.problems.length === 0,
  };
}
