import type { Database } from '../../db/database.ts';
import { withoutOwner } from '../identity/viewer/without-owner.ts';
import { listOwnTracking } from './own-data.store.ts';

/** Everything a member tracks, for their download; what they deleted as long as it is kept. */
export async function exportOwnTracking(owner: { db: Database; userId: string }) {
  const { measured, eaten, choices } = await listOwnTracking(owner);
  return {
    measurements: measured.map(withoutOwner),
    foodEntries: eaten.map(withoutOwner),
    choices: choices.map(withoutOwner),
  };
}
