import type { Database } from '../../db/database.ts';
import { withoutOwner } from '../identity/viewer/without-owner.ts';
import { listOwnFavorites } from './own-data.store.ts';

/** What a member kept as favorites, for their download. */
export async function exportOwnFavorites(owner: { db: Database; userId: string }) {
  return (await listOwnFavorites(owner)).map(withoutOwner);
}
