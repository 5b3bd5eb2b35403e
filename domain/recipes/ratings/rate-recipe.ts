import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { RecipeId } from '../recipe.ts';
import { putRating } from '../recipes.store.ts';

const mostStars = 5;

/** Keeps one rating a member and recipe: the same again changes nothing, another replaces it. */
export async function rateRecipe(args: {
  db: Database;
  clock: Clock;
  userId: string;
  recipeId: RecipeId;
  stars: number;
}): Promise<Result<null, Problem[]>> {
  const { db, clock, userId, recipeId, stars } = args;
  if (!Number.isInteger(stars) || stars < 1 || stars > mostStars) {
    return refusal([problem('stars', 'recipe.rating-out-of-range', { most: mostStars })]);
  }
  await putRating({ db, rating: { userId, recipeId, stars, ratedAt: clock.now() } });
  return success(null);
}
