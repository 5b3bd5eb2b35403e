import type { Database } from '../../../db/database.ts';
import { inTurn } from '../../../db/in-turn.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { recordEvents } from '../audit/record-event.ts';
import { listOwnPlaces } from '../joining/joining.store.ts';
import type { ShareItem } from './share-items.rules.ts';
import { deleteShares, insertShares } from './shares.store.ts';

interface Changing {
  db: Database;
  clock: Clock;
  createId: CreateId;
  userId: string;
  /** The member's own row in the group. */
  memberId: string;
  item: ShareItem;
  isShared: boolean;
}

/**
 * Shows the group something from now on, or nothing of it any more, at once. Said twice, it is said
 * once: what is shared already keeps its day.
 */
export function changeShare(args: Changing): Promise<Problem[]> {
  const { db, clock, createId, userId, memberId, item, isShared } = args;
  return inTurn({
    db,
    name: `pro-join:${userId}`,
    run: async (tx) => {
      const now = clock.now();
      const places = await listOwnPlaces({ db: tx, userId, now });
      const place = places.find((each) => each.memberId === memberId);
      if (place === undefined) return [problem([], 'pro.not-allowed')];
      const { groupId } = place;
      const member = { db: tx, userId, memberId, items: [item] };
      const changed = isShared
        ? await insertShares({ ...member, groupId, since: now })
        : await deleteShares(member);
      const kind = isShared ? 'SHARE_GIVEN' : 'SHARE_WITHDRAWN';
      const event = { groupId, actorId: userId, memberId, kind } as const;
      const events = changed.map((each) => ({ ...event, details: { item: each } }));
      await recordEvents({ tx, clock, createId, events });
      return [];
    },
  });
}
