import type { Database } from '../../db/database.ts';
import { reading } from '../../db/asked-once.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Viewer } from '../identity/viewer/viewer.ts';
import { currentStatus } from './entitlement.rules.ts';
import { findMemberOfSession } from './membership.store.ts';
import type { Membership } from './membership.ts';

export interface Member {
  readonly viewer: Viewer;
  /** Their latest subscription with the status it has now; null when there never was one. */
  readonly membership: Membership | null;
}

/** Whose session it is that a token names, in one query; null when the session has ended. */
export async function loadMember({
  db,
  clock,
  userId,
  sessionId,
}: {
  db: Database;
  clock: Clock;
  userId: string;
  sessionId: string;
}): Promise<Member | null> {
  const now = clock.now();
  const found = await reading(() => findMemberOfSession({ db, userId, sessionId, now }));
  if (found === null) return null;
  const { viewer, membership } = found;
  if (membership === null) return { viewer, membership };
  return { viewer, membership: { ...membership, status: currentStatus({ membership, now }) } };
}
