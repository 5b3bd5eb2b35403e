import type { Database, Transaction } from '../../../db/database.ts';
import { addDays, type Clock } from '../../../lib/clock.ts';
import type { Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { keptDays } from '../list/list-limits.rules.ts';
import type { Operation } from './list-operation.ts';
import type { Catalogue } from '../list/catalogue.ts';
import { countOf } from '../list/kept-count.ts';
import { problemOfRoom } from '../list/list-room.rules.ts';
import { factsOf, logOf, withOperation, type OperationLog } from './operation-log.rules.ts';
import { keepOperation } from '../one-operation.store.ts';
import {
  changeStoredList,
  deleteOldOperations,
  keepOperations,
  loadStoredList,
  type ListActor,
  type StoredList,
} from '../shopping.store.ts';

/** Old operations are looked for once in so many changes. */
const changesBetweenCleanings = 100;

interface TakeOperations extends ListActor {
  tx: Transaction;
  clock: Clock;
  list: StoredList;
  /** What the count of the list is made with. */
  catalogue: Catalogue;
  /** Checked, and none of them known. */
  operations: readonly Operation[];
}

/** Takes operations over as long as there is room on the list: all of them, or none and why. */
export async function takeOperations(args: TakeOperations): Promise<Result<null, Problem[]>> {
  let log = logOf(args.list.facts);
  for (const operation of args.operations) {
    const grown = withRoom({ log, operation });
    if (!grown.ok) return refusal([grown.reason]);
    log = grown.value;
  }
  await keepTaken({ ...args, log });
  return success(null);
}

/** The log with an operation, if there is room for what it adds. */
export function withRoom(args: {
  log: OperationLog;
  operation: Operation;
}): Result<OperationLog, Problem> {
  const { log, operation } = args;
  const grown = withOperation(log, operation);
  const found = operation.adds.length > 0 ? problemOfRoom(factsOf(grown)) : null;
  return found === null ? success(grown) : refusal(found);
}

/** For operations that there is room for, with the log that has them. */
export async function keepTaken(args: TakeOperations & { log: OperationLog }): Promise<void> {
  const { tx, clock, userId, actorId, operations } = args;
  if (operations.length === 0) return;
  const receivedAt = clock.now();
  const revision = await keepOperations({
    tx,
    userId,
    actorId,
    operations,
    receivedAt,
    expected: expectedList(args),
  });
  if (revision % changesBetweenCleanings === 0) await clean({ tx, clock, userId });
}

interface TakeAtOnce extends ListActor {
  db: Database;
  clock: Clock;
  list: StoredList;
  catalogue: Catalogue;
  operation: Operation;
}

/**
 * Takes one operation over without a turn of its own, and tells the list with it. Null, and nothing
 * done, where that cannot be: it undoes others, is known, has no room, or the list changed meanwhile.
 */
export async function takeAtOnce(args: TakeAtOnce): Promise<StoredList | null> {
  const { db, clock, userId, actorId, list, catalogue, operation } = args;
  if (operation.undoes.length > 0) return null;
  const grown = withRoom({ log: logOf(list.facts), operation });
  if (!grown.ok) return null;
  const facts = factsOf(grown.value);
  const kept = await keepOperation({
    db,
    userId,
    actorId,
    operation,
    receivedAt: clock.now(),
    revision: list.revision,
    count: countOf({ facts, catalogue }),
  });
  if (kept === null) return null;
  const { revision, isExpected } = kept;
  if (revision % changesBetweenCleanings === 0) {
    await changeStoredList({
      db,
      userId,
      actorId,
      change: ({ tx }) => clean({ tx, clock, userId }),
    });
  }
  return isExpected ? { revision, facts } : loadStoredList({ db, userId });
}

function clean({ tx, clock, userId }: Pick<TakeOperations, 'tx' | 'clock' | 'userId'>) {
  return deleteOldOperations({ tx, userId, before: addDays(clock.now(), -keptDays) });
}

/** Null after an undo: what it brings back was not on the list that was read. */
function expectedList(args: TakeOperations & { log: OperationLog }) {
  const { operations, log, catalogue } = args;
  if (operations.some(({ undoes }) => undoes.length > 0)) return null;
  const facts = factsOf(log);
  return { factIds: new Set(facts.map(({ id }) => id)), count: countOf({ facts, catalogue }) };
}
