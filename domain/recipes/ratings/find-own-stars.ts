import type { Database } from '../../../db/database.ts';
import type { RecipeId } from '../recipe.ts';
import { listRatings } from '../recipes.store.ts';

/** What a member gave to recipes, 1 to 5. */
export async function findOwnStars(owner: {
  db: Database;
  userId: string;
}): Promise<ReadonlyMap<RecipeId, number>> {
  const ratings = await listRatings(owner);
  return new Map(ratings.map(({ recipeId, stars }) => [recipeId, stars]));
}
