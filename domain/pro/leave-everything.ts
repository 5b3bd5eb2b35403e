import type { Transaction } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { CreateId } from '../../lib/ids.ts';
import { recordEvents } from './audit/record-event.ts';
import { closeGroup } from './groups/close-group.ts';
import { listJoined, markMembersChanged } from './groups/groups.store.ts';
import { listAlone } from './own-data.store.ts';

interface Leaving {
  tx: Transaction;
  clock: Clock;
  createId: CreateId;
  userId: string;
}

/**
 * Before an account is deleted: its groups learn that a member left, and a group that nobody else
 * administers is closed. The member's rows go with the account.
 */
export async function leaveEverything({ tx, clock, createId, userId }: Leaving): Promise<void> {
  const joined = await listJoined({ db: tx, userId });
  const events = joined.map(({ group, memberId }) => ({
    groupId: group.id,
    actorId: null,
    memberId,
    kind: 'MEMBER_LEFT' as const,
  }));
  await recordEvents({ tx, clock, createId, events });
  for (const { group } of joined) {
    await markMembersChanged({ tx, groupId: group.id, now: clock.now() });
  }
  for (const groupId of await listAlone({ db: tx, userId })) {
    await closeGroup({ tx, clock, createId, groupId, actorId: null });
  }
}
