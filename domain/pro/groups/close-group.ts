import type { Transaction } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { recordEvent } from '../audit/record-event.ts';
import { revokeInvitations } from '../invitations/invitations.store.ts';
import { updateGroup } from './groups.store.ts';

interface Closing {
  tx: Transaction;
  clock: Clock;
  createId: CreateId;
  groupId: string;
  actorId: string | null;
}

/** Nobody joins it any more and no link opens; its list and audit stay to be read. */
export async function closeGroup({ tx, clock, createId, groupId, actorId }: Closing) {
  const now = clock.now();
  await updateGroup({
    tx,
    groupId,
    change: { closedAt: now, membersChangedAt: now },
  });
  await revokeInvitations({ tx, groupId, memberIds: 'all', now });
  await recordEvent({
    tx,
    clock,
    createId,
    event: { groupId, actorId, kind: 'GROUP_CLOSED' },
  });
}
