import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { recipeRatings } from './recipes.tables.ts';

export function listOwnRatings({ db, userId }: { db: Database; userId: string }) {
  return db.select().from(recipeRatings).where(eq(recipeRatings.userId, userId));
}
