import type { Database } from '../../db/database.ts';
import { withoutOwner } from '../identity/viewer/without-owner.ts';
import { listOwnPro } from './own-data.store.ts';

/** The groups somebody administers or is in, and what was written down about them there. */
export async function exportOwnPro(owner: { db: Database; userId: string }) {
  const { administered, memberships, shares, assignments, events, groups } =
    await listOwnPro(owner);
  return {
    groups,
    administered: administered.map(withoutOwner),
    memberships: memberships.map((row) => withoutOwner({ ...row, userId: owner.userId })),
    shares: shares.map(withoutOwner),
    assignments: assignments.map(withoutOwner),
    events,
  };
}
