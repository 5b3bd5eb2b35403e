import { reading } from '../../../db/asked-once.ts';
import type { Database } from '../../../db/database.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import type { Opinion } from '../../planner/types.ts';
import { findOwnStars } from '../../recipes/ratings/find-own-stars.ts';
import type { RecipeId } from '../../recipes/recipe.ts';
import { listLatestContents } from '../editing/plan-changes.store.ts';
import { swappedOut } from './swapped-out.rules.ts';

/** Hearts are kept by a module above this one: whoever starts the process passes them in. */
export type FindFavoriteRecipes = (owner: {
  db: Database;
  userId: string;
}) => Promise<readonly RecipeId[]>;

/** With the last day that a recipe stood on in a plan before it was taken out. */
export interface OwnOpinion extends Opinion {
  readonly swappedOutOn: LocalDay | null;
}

/** What a member let us know of recipes: by stars, by hearts and by taking them out of plans. */
export async function findOpinions(args: {
  db: Database;
  userId: string;
  findFavoriteRecipes: FindFavoriteRecipes;
}): Promise<readonly OwnOpinion[]> {
  const { db, userId, findFavoriteRecipes } = args;
  const [stars, favorites, plans] = await reading(() =>
    Promise.all([
      findOwnStars({ db, userId }),
      findFavoriteRecipes({ db, userId }),
      listLatestContents({ db, userId }),
    ]),
  );
  const hearts = new Set(favorites);
  const swaps = swappedOut(plans);
  const ids = new Set([...stars.keys(), ...hearts, ...swaps.keys()]);
  return [...ids].toSorted().map((id) => ({
    id,
    stars: stars.get(id) ?? null,
    isFavorite: hearts.has(id),
    timesSwappedOut: swaps.get(id)?.times ?? 0,
    swappedOutOn: swaps.get(id)?.lastOn ?? null,
  }));
}
