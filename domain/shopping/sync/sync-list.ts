import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Problem } from '../../../lib/problems.ts';
import type { Catalogue } from '../list/catalogue.ts';
import { checkOperation, type SentOperation } from '../operations/check-operation.ts';
import type { Operation } from '../operations/list-operation.ts';
import { logOf } from '../operations/operation-log.rules.ts';
import {
  changeStoredList,
  findKnownOperations,
  loadStoredList,
  type ListActor,
  type StoredList,
} from '../shopping.store.ts';
import { keepTaken, takeAtOnce, withRoom } from '../operations/take-operations.ts';

export interface RefusedOperation {
  readonly operationId: string;
  readonly problems: Problem[];
}

interface SyncList extends ListActor {
  db: Database;
  clock: Clock;
  catalogue: Catalogue;
  /** As it was read before. */
  list: StoredList;
  operations: readonly SentOperation[];
}

export interface SyncedList {
  readonly list: StoredList;
  /** The others were taken over, now or before. */
  readonly refused: readonly RefusedOperation[];
}

/** Takes over what a device did while nobody heard it: each operation once, however often it is sent. */
export async function syncList(args: SyncList): Promise<SyncedList> {
  const { operations } = args;
  const list = operations.length > 1 ? null : await syncAtOnce(args);
  return list === null ? syncInTurn(args) : { list, refused: [] };
}

/** For a device that tells each change as it is made; null where that has to wait for its turn. */
async function syncAtOnce(args: SyncList): Promise<StoredList | null> {
  const { list } = args;
  const [sent] = args.operations;
  if (sent === undefined) return list;
  const checked = checkOperation({ sent, catalogue: args.catalogue });
  return checked.ok ? takeAtOnce({ ...args, operation: checked.value }) : null;
}

function syncInTurn(args: SyncList): Promise<SyncedList> {
  const { db, userId, actorId, operations } = args;
  return changeStoredList({
    db,
    userId,
    actorId,
    async change({ tx, list }) {
      const ids = operations.map(({ id }) => id);
      const known = await findKnownOperations({ tx, userId, ids });
      const fresh = operations.filter(({ id }) => !known.has(id));
      const { taken, refused, log } = sorted({ ...args, list, operations: fresh });
      await keepTaken({ ...args, tx, list, log, operations: taken });
      return { list: await loadStoredList({ db: tx, userId }), refused };
    },
  });
}

/** One that is refused keeps none of the others. */
function sorted(args: Pick<SyncList, 'catalogue' | 'operations'> & { list: StoredList }) {
  const taken: Operation[] = [];
  const refused: RefusedOperation[] = [];
  let log = logOf(args.list.facts);
  for (const sent of args.operations) {
    const checked = checkOperation({ sent, catalogue: args.catalogue });
    const grown = checked.ok ? withRoom({ log, operation: checked.value }) : checked;
    if (checked.ok && grown.ok) {
      log = grown.value;
      taken.push(checked.value);
    } else if (!grown.ok) {
      refused.push({ operationId: sent.id, problems: [grown.reason].flat() });
    }
  }
  return { taken, refused, log };
}
