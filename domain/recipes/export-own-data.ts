import type { Database } from '../../db/database.ts';
import { withoutOwner } from '../identity/viewer/without-owner.ts';
import { listOwnRatings } from './own-data.store.ts';

/** The stars a member gave, for their download. */
export async function exportOwnRatings(owner: { db: Database; userId: string }) {
  return (await listOwnRatings(owner)).map(withoutOwner);
}
