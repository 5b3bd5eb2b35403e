import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { refusal, success, type Result } from '../../lib/result.ts';
import type { ThemedPlanIndex } from '../meal-plans/themed/compile-themed-plans.ts';
import { findOwnMealPlan } from '../meal-plans/reading/find-meal-plan.ts';
import type { ContentIndex } from '../recipes/content-index.ts';
import type { FavoriteItem } from './favorite.ts';
import { deleteFavorite, insertFavorite, listFavorites } from './favorites.store.ts';

/** More than anybody looks through, few enough to be read with every page. */
const mostFavorites = 1000;

interface SetFavorite {
  db: Database;
  clock: Clock;
  content: Pick<ContentIndex, 'recipesById'>;
  themedPlans: Pick<ThemedPlanIndex, 'byId'>;
  userId: string;
  item: FavoriteItem;
  isFavorite: boolean;
}

/** Says how it is to be, so that a request sent twice does no more than one. */
export async function setFavorite(args: SetFavorite): Promise<Result<null, Problem[]>> {
  const { db, clock, userId, item, isFavorite } = args;
  if (!isFavorite) {
    await deleteFavorite({ db, userId, item });
    return success(null);
  }
  if (!(await isThere(args))) return refusal([problem('itemId', 'favorite.item-not-found')]);
  const marked = await listFavorites({ db, userId });
  if (marked.length >= mostFavorites && !marked.some((each) => isSame(each, item))) {
    return refusal([problem([], 'favorite.full')]);
  }
  await insertFavorite({ db, userId, item, addedAt: clock.now() });
  return success(null);
}

async function isThere({ db, content, themedPlans, userId, item }: SetFavorite): Promise<boolean> {
  switch (item.itemType) {
    case 'RECIPE':
      return content.recipesById.has(item.itemId);
    case 'MEALPLAN':
      if (themedPlans.byId.has(item.itemId)) return true;
      return (await findOwnMealPlan({ db, userId, id: item.itemId })) !== null;
  }
}

function isSame(left: FavoriteItem, right: FavoriteItem): boolean {
  return left.itemType === right.itemType && left.itemId === right.itemId;
}
