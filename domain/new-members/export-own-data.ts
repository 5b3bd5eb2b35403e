import type { Database } from '../../db/database.ts';
import { withoutOwner } from '../identity/viewer/without-owner.ts';
import { listOwnMarks } from './own-data.store.ts';

/** What a member said of their first steps, for their download. */
export async function exportOwnFirstSteps(owner: { db: Database; userId: string }) {
  return (await listOwnMarks(owner)).map(withoutOwner);
}
