import type { Database } from '../../db/database.ts';
import { withoutOwner } from '../identity/viewer/without-owner.ts';
import { listOwnPrograms } from './own-data.store.ts';

/** Every program a member began and what they did of it, for their download. */
export async function exportOwnPrograms(owner: { db: Database; userId: string }) {
  const { runs, ticks, lessonsRead, checkIns } = await listOwnPrograms(owner);
  return {
    runs: runs.map(withoutOwner),
    ticks: ticks.map(withoutOwner),
    lessonsRead: lessonsRead.map(withoutOwner),
    checkIns: checkIns.map(withoutOwner),
  };
}
