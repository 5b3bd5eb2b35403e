import type { Database } from '../../db/database.ts';
import { withoutOwner } from '../identity/viewer/without-owner.ts';
import { readOwnReads } from './guides/guide-reads.store.ts';

/** The guides a member has read, for their download. */
export async function exportOwnGuides(owner: { db: Database; userId: string }) {
  return (await readOwnReads(owner)).map(withoutOwner);
}
