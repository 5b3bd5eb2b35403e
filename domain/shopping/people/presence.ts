import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { listHere, storeHere, tellOfPresence, type PersonOfList } from './presence.store.ts';

/** Somebody is in the shop for so long after their page was last known to be open. */
const presenceMs = 60_000;

interface Asking {
  db: Database;
  clock: Clock;
}

/** Notes that pages of these people are open; those who share no list are left out of the answer. */
export function noteHere(
  args: Asking & { personIds: readonly string[] },
): Promise<readonly PersonOfList[]> {
  const { db, clock, personIds } = args;
  return storeHere({ db, personIds, now: clock.now() });
}

/** Notes that somebody has just opened their list, and tells the others if there are any. */
export async function arrive(args: Asking & { personId: string }): Promise<void> {
  const { db, clock, personId } = args;
  const [person] = await noteHere({ db, clock, personIds: [personId] });
  if (person !== undefined) await tellOfPresence({ db, listId: person.listId });
}

/** Who has these lists open, by list. */
export async function findHere(
  args: Asking & { listIds: readonly string[] },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { db, clock, listIds } = args;
  const since = new Date(clock.now().getTime() - presenceMs);
  const here = Map.groupBy(await listHere({ db, listIds, since }), ({ listId }) => listId);
  return new Map(
    listIds.map((listId) => [listId, (here.get(listId) ?? []).map(({ personId }) => personId)]),
  );
}
