import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { currentStatus } from './entitlement.rules.ts';
import type { Membership } from './membership.ts';
import { findLatestMembership } from './membership.store.ts';

/** A user's latest subscription with the status it has now; null when there never was one. */
export async function membershipOf({
  db,
  clock,
  userId,
}: {
  db: Database;
  clock: Clock;
  userId: string;
}): Promise<Membership | null> {
  const membership = await findLatestMembership({ db, userId });
  if (membership === null) return null;
  return { ...membership, status: currentStatus({ membership, now: clock.now() }) };
}
