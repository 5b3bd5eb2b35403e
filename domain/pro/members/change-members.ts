import { inTurn } from '../../../db/in-turn.ts';
import { addDays } from '../../../lib/clock.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { takeBackWaiting } from '../assignments/assignments.store.ts';
import { recordEvents } from '../audit/record-event.ts';
import { markMembersChanged } from '../groups/groups.store.ts';
import { listInvitedSince, revokeInvitations } from '../invitations/invitations.store.ts';
import { sendInvitations } from '../invitations/send-invitations.ts';
import type { Administering } from '../pro-tools.ts';
import { addingProblem } from './add-members.ts';
import { findMembers, updateMembers } from './members.store.ts';
import { tellRemoved } from './tell-removed.ts';

/** How many of those chosen it was done for; the others were not in the list or not to be done. */
export interface ChangedMembers {
  readonly problems: readonly Problem[];
  readonly count: number;
}

interface Chosen extends Administering {
  memberIds: readonly string[];
}

/** Out of the list at once, with every link they had; a seat is free then. Again changes nothing. */
export function removeMembers(args: Chosen): Promise<ChangedMembers> {
  const { db, clock, createId, group, actorId, memberIds } = args;
  const groupId = group.id;
  return inTurn({
    db,
    name: `pro-members:${groupId}`,
    run: async (tx) => {
      const now = clock.now();
      const chosen = await findMembers({ db: tx, groupId, memberIds });
      const change = { removedAt: now };
      const removed = await updateMembers({ tx, groupId, memberIds, change });
      if (removed.length === 0) return { problems: [], count: 0 };
      await takeBackWaiting({ tx, groupId, memberIds: removed, now });
      await tellRemoved({ ...args, tx, members: chosen.filter(({ id }) => removed.includes(id)) });
      await revokeInvitations({ tx, groupId, memberIds: removed, now });
      await markMembersChanged({ tx, groupId, now });
      const kind = 'MEMBER_REMOVED' as const;
      const events = removed.map((memberId) => ({ groupId, actorId, memberId, kind }));
      await recordEvents({ tx, clock, createId, events });
      return { problems: [], count: removed.length };
    },
  });
}

const mostInvitationsADay = 3;

/** A new link by mail for those who have not joined, at most three a day for each person. */
export function inviteAgain(args: Chosen): Promise<ChangedMembers> {
  const { db, clock, group, memberIds } = args;
  const closed = addingProblem(group);
  if (closed !== null) return Promise.resolve({ problems: [closed], count: 0 });
  return inTurn({
    db,
    name: `pro-members:${group.id}`,
    run: async (tx) => {
      const chosen = await findMembers({ db: tx, groupId: group.id, memberIds });
      const waiting = chosen.filter(({ joinedAt, leftAt }) => joinedAt === null && leftAt === null);
      const since = addDays(clock.now(), -1);
      const ids = waiting.map(({ id }) => id);
      const sent = await listInvitedSince({ db: tx, groupId: group.id, memberIds: ids, since });
      const members = waiting.filter(({ id }) => (sent.get(id) ?? 0) < mostInvitationsADay);
      if (members.length > 0) await sendInvitations({ ...args, tx, members });
      const isTooOften = waiting.length > 0 && members.length === 0;
      const problems = isTooOften ? [problem([], 'pro.invited-too-often')] : [];
      return { problems, count: members.length };
    },
  });
}
