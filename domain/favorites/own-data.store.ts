import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { favorites } from './favorites.tables.ts';

export function listOwnFavorites({ db, userId }: { db: Database; userId: string }) {
  return db.select().from(favorites).where(eq(favorites.userId, userId));
}
