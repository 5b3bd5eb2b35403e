import { useOfflineCopy } from '../../../offline/use-offline-copy.ts';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import type { RecipePageProps } from './recipe-page.tsx';

/** Keeps a recipe that was opened, as its reader saw it. */
export function useRecipeCopy(
  page: Pick<RecipePageProps, 'answer' | 'isPremiumMember' | 'units'>,
): void {
  const { answer, isPremiumMember, units } = page;
  const { recipe, sheet } = answer;
  const drawn = sheet?.ingredients.filter(({ hasPicture }) => hasPicture) ?? [];
  const dish: string[] = Object.values(dishPicture(recipe.id));
  const foods = drawn.map(({ foodId }) => `/ingredient/${foodId}.svg`);
  useOfflineCopy({
    title: recipe.title,
    version: [units, isPremiumMember, recipe.isFavorite, recipe.rating.own].join(),
    pictures: [...new Set([...dish, ...foods])],
    isWorthKeeping: sheet !== null && answer.problems.length === 0,
  });
}
