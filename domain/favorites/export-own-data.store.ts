import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { withoutOwner } from '../identity/viewer/without-owner.ts';
import { favorites } from './favorites.tables.ts';

/** What a member kept as favorites, for their download. */
export async function exportOwnFavorites({ db, userId }: { db: Database; userId: string }) {
  const rows = await db.select().from(favorites).where(eq(favorites.userId, userId));
  return rows.map(withoutOwner);
}
