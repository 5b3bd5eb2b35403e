import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import type { Language } from '../../../lib/language.ts';
import type { Problem } from '../../../lib/problems.ts';
import { success, type Result } from '../../../lib/result.ts';
import type { Catalogue } from '../list/catalogue.ts';
import type { ListChange } from './list-change.ts';
import { planOperation } from './plan-operation.rules.ts';
import {
  changeStoredList,
  findKnownOperations,
  type ListActor,
  type StoredList,
} from '../shopping.store.ts';
import { takeAtOnce, takeOperations } from './take-operations.ts';

interface ChangeList extends ListActor {
  db: Database;
  clock: Clock;
  createId: CreateId;
  catalogue: Catalogue;
  language: Language;
  /** As it was read before. */
  list: StoredList;
  change: ListChange;
}

/** Changes a member's list as it is now. A change that the list already shows writes nothing. */
export async function changeList(args: ChangeList): Promise<Result<null, Problem[]>> {
  const { createId, change } = args;
  // The same extra sent twice is the same operation.
  const id = change.intent === 'add-extra' ? change.id : createId();
  const planned = plan({ ...args, id });
  if (!planned.ok) return planned;
  if (planned.value === null) return success(null);
  const taken = await takeAtOnce({ ...args, operation: planned.value });
  return taken === null ? changeInTurn({ ...args, id }) : success(null);
}

function plan(args: ChangeList & { id: string }) {
  const { clock, catalogue, language, change, id, list } = args;
  const { recipesById, foodsById } = catalogue;
  const at = clock.now().getTime();
  return planOperation({
    change,
    id,
    at,
    facts: list.facts,
    recipesById,
    foodsById,
    language,
  });
}

/** After all other changes of the list, and none of them meanwhile. */
function changeInTurn(args: ChangeList & { id: string }): Promise<Result<null, Problem[]>> {
  const { db, clock, userId, actorId, catalogue, id } = args;
  return changeStoredList({
    db,
    userId,
    actorId,
    async change({ tx, list }) {
      const planned = plan({ ...args, list });
      if (!planned.ok) return planned;
      const known = await findKnownOperations({ tx, userId, ids: [id] });
      if (planned.value === null || known.has(id)) return success(null);
      const operations = [planned.value];
      return takeOperations({ tx, clock, userId, actorId, list, catalogue, operations });
    },
  });
}
