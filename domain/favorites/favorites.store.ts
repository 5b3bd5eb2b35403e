import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once.ts';
import type { Database } from '../../db/database.ts';
import type { FavoriteItem } from './favorite.ts';
import { favorites } from './favorites.tables.ts';

interface Owner {
  db: Database;
  userId: string;
}

/** The latest first. */
export async function listFavorites({ db, userId }: Owner): Promise<FavoriteItem[]> {
  return favoritesOfUser(db).execute({ userId });
}

const favoritesOfUser = builtOnce((db) =>
  db
    .select({ itemType: favorites.itemType, itemId: favorites.itemId })
    .from(favorites)
    .where(eq(favorites.userId, sql.placeholder('userId')))
    .orderBy(desc(favorites.addedAt), asc(favorites.itemId))
    .prepare(''),
);

/** One that is there already keeps its place. */
export async function insertFavorite({
  db,
  userId,
  item,
  addedAt,
}: Owner & {
  item: FavoriteItem;
  addedAt: Date;
}): Promise<void> {
  await db
    .insert(favorites)
    .values({ userId, ...item, addedAt })
    .onConflictDoNothing();
}

export async function deleteFavorite({
  db,
  userId,
  item,
}: Owner & {
  item: FavoriteItem;
}): Promise<void> {
  await db
    .delete(favorites)
    .where(
      and(
        eq(favorites.userId, userId),
        eq(favorites.itemType, item.itemType),
        eq(favorites.itemId, item.itemId),
      ),
    );
}
