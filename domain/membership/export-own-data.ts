import type { Database } from '../../db/database.ts';
import { membershipRecords } from './membership-records.ts';
import { listOwnMemberships } from './own-data.store.ts';

/** A member's subscription, its history and the notices about it, for their download. */
export async function exportOwnMembership(owner: { db: Database; userId: string }) {
  const [{ held, told }, records] = await Promise.all([
    listOwnMemberships(owner),
    membershipRecords(owner),
  ]);
  return { subscriptions: held, notices: told, ...records };
}
