import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Language } from '../../../lib/language.ts';
import type { Problem } from '../../../lib/problems.ts';
import { success, type Result } from '../../../lib/result.ts';
import type { Catalogue } from '../list/catalogue.ts';
import type { Draft, Seen } from '../operations/draft.ts';
import type { Fact, FactOf, Operation } from '../operations/list-operation.ts';
import { factsOf, logOf, withOperation } from '../operations/operation-log.rules.ts';
import { operationOf } from '../operations/plan-operation.rules.ts';
import { takeOperations } from '../operations/take-operations.ts';
import { changeStoredList, findKnownOperations, type ListActor } from '../shopping.store.ts';
import { listDifference, type ItemDifference } from './list-difference.rules.ts';
import { mergedList, seenList } from './planned-list.ts';

/** What a change with the plan makes of the list. */
export interface PlanChanges {
  /** To be undone by; null where nothing was to be done. */
  readonly operationId: string | null;
  /** Which dishes came and left. */
  readonly news: FactOf<'news'> | null;
  readonly items: readonly ItemDifference[];
}

export const noChanges: PlanChanges = { operationId: null, news: null, items: [] };

export interface ListOwner extends ListActor {
  db: Database;
  clock: Clock;
  catalogue: Catalogue;
  language: Language;
}

interface Change extends ListOwner {
  /** Made by whoever asks: the same request twice is one change. */
  requestKey: string;
  draftOf: (seen: Seen) => Draft | null;
}

/** Makes one operation of a change that a plan asks for, and tells what it does to the list. */
export async function changeWithPlan(args: Change): Promise<Result<PlanChanges, Problem[]>> {
  const { db, clock, userId, actorId, catalogue, requestKey, draftOf } = args;
  return changeStoredList({
    db,
    userId,
    actorId,
    async change({ tx, list }) {
      const known = await findKnownOperations({ tx, userId, ids: [requestKey] });
      if (known.has(requestKey)) return success({ ...noChanges, operationId: requestKey });
      const at = clock.now().getTime();
      const draft = draftOf(seenList({ ...args, facts: list.facts, at }));
      const operation = draft && operationOf({ id: requestKey, at, draft });
      if (operation === null) return success(noChanges);
      const operations = [operation];
      const taken = await takeOperations({
        tx,
        clock,
        userId,
        actorId,
        list,
        catalogue,
        operations,
      });
      if (!taken.ok) return taken;
      return success(changesOf({ ...args, facts: list.facts, operation }));
    },
  });
}

/** What an operation does to what there is to buy. */
export function changesOf(args: {
  facts: readonly Fact[];
  operation: Operation;
  catalogue: Catalogue;
  language: Language;
}): PlanChanges {
  const { facts, operation, ...reading } = args;
  const after = factsOf(withOperation(logOf(facts), operation));
  const news = operation.adds.find((fact): fact is FactOf<'news'> => fact.kind === 'news');
  return {
    operationId: operation.id,
    news: news ?? null,
    items: listDifference({
      before: mergedList({ facts, ...reading }),
      after: mergedList({ facts: after, ...reading }),
    }),
  };
}
