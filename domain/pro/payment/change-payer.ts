import { problem, type Problem } from '../../../lib/problems.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ProGroup } from '../groups/group.ts';
import { updateGroup } from '../groups/groups.store.ts';
import type { Payer } from '../pro.rules.ts';
import { reconcileSoon } from './change-billing.ts';
import type { SeatTools } from './seat-tools.ts';

/**
 * Who pays from now on. Where members pay themselves again, what the group has paid for stays open
 * until its period ends.
 */
export async function changePayer({
  tools,
  group,
  actorId,
  payer,
}: {
  tools: SeatTools;
  group: ProGroup;
  actorId: string;
  payer: Payer;
}): Promise<Problem[]> {
  if (payer === 'UNKNOWN_PAYER') return [problem('payer', 'pro.payer-required')];
  if (group.closedAt !== null) return [problem([], 'pro.group-closed')];
  if (payer === 'ADMIN' && tools.seats === null) {
    return [problem([], 'payment.method-unavailable')];
  }
  if (group.payer === payer) return [];
  const { id: groupId } = group;
  await tools.db.transaction(async (tx) => {
    await updateGroup({ tx, groupId, change: { payer } });
    const event = { groupId, actorId, kind: 'PAYER_CHANGED' as const, details: { payer } };
    await recordEvent({ ...tools, tx, event });
  });
  await reconcileSoon({ tools, groupId });
  return [];
}
