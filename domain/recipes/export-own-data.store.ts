import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { withoutOwner } from '../identity/viewer/without-owner.ts';
import { recipeRatings } from './recipes.tables.ts';

/** The stars a member gave, for their download. */
export async function exportOwnRatings({ db, userId }: { db: Database; userId: string }) {
  const rows = await db.select().from(recipeRatings).where(eq(recipeRatings.userId, userId));
  return rows.map(withoutOwner);
}
