import type { Database } from '../../../db/database.ts';
import { inTurn } from '../../../db/in-turn.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { takeBackWaiting } from '../assignments/assignments.store.ts';
import { recordEvents } from '../audit/record-event.ts';
import { markMembersChanged } from '../groups/groups.store.ts';
import { listOwnPlaces } from '../joining/joining.store.ts';
import { isOwnRow, markLeft } from './leaving.store.ts';
import { shareItems } from './share-items.rules.ts';
import { deleteShares } from './shares.store.ts';

interface Leaving {
  db: Database;
  clock: Clock;
  createId: CreateId;
  userId: string;
  memberId: string;
}

/** Leaves a group. Who is out already has left: that is no problem, with a row of their own. */
export function leaveGroup(args: Leaving): Promise<Problem[]> {
  const { db, clock, createId, userId, memberId } = args;
  return inTurn({
    db,
    name: `pro-join:${userId}`,
    run: async (tx) => {
      const now = clock.now();
      const places = await listOwnPlaces({ db: tx, userId, now });
      const place = places.find((each) => each.memberId === memberId);
      if (place === undefined) {
        const isOwn = await isOwnRow({ tx, userId, memberId });
        return isOwn ? [] : [problem([], 'pro.not-allowed')];
      }
      const { groupId } = place;
      await markLeft({ tx, groupId, memberId, now });
      const closed = await deleteShares({ db: tx, userId, memberId, items: shareItems });
      await takeBackWaiting({ tx, groupId, memberIds: [memberId], now });
      await markMembersChanged({ tx, groupId, now });
      const event = { groupId, actorId: userId, memberId };
      const withdrawn = closed.map(
        (item) => ({ kind: 'SHARE_WITHDRAWN', details: { item } }) as const,
      );
      const kinds = [{ kind: 'MEMBER_LEFT' } as const, ...withdrawn];
      await recordEvents({
        tx,
        clock,
        createId,
        events: kinds.map((each) => ({ ...event, ...each })),
      });
      return [];
    },
  });
}
