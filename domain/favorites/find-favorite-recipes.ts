import type { Database } from '../../db/database.ts';
import type { RecipeId } from '../recipes/recipe.ts';
import { listFavorites } from './favorites.store.ts';

/** The recipes a member marked, the latest first. */
export async function findFavoriteRecipes(owner: {
  db: Database;
  userId: string;
}): Promise<readonly RecipeId[]> {
  const items = await listFavorites(owner);
  return items.flatMap(({ itemType, itemId }) => (itemType === 'RECIPE' ? [itemId] : []));
}
