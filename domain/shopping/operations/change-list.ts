import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import type { Language } from '../../../lib/language.ts';
import type { Problem } from '../../../lib/problems.ts';
import { success, type Result } from '../../../lib/result.ts';
import type { Catalogue } from '../list/catalogue.ts';
import type { ListChange } from './list-change.ts';
import { planOperation } from './plan-operation.rules.ts';
import { changeStoredList, findKnownOperations } from '../shopping.store.ts';
import { takeOperations } from './take-operations.ts';

interface ChangeList {
  db: Database;
  clock: Clock;
  createId: CreateId;
  userId: string;
  catalogue: Catalogue;
  language: Language;
  change: ListChange;
}

/** Changes a member's list as it is now. A change that the list already shows writes nothing. */
export async function changeList(args: ChangeList): Promise<Result<null, Problem[]>> {
  const { db, clock, createId, userId, catalogue, language, change } = args;
  // The same extra sent twice is the same operation.
  const id = change.intent === 'add-extra' ? change.id : createId();
  return changeStoredList({
    db,
    userId,
    async change({ tx, list }) {
      const { facts } = list;
      const { recipesById, foodsById } = catalogue;
      const at = clock.now().getTime();
      const planned = planOperation({ change, id, at, facts, recipesById, foodsById, language });
      if (!planned.ok) return planned;
      const known = await findKnownOperations({ tx, userId, ids: [id] });
      if (planned.value === null || known.has(id)) return success(null);
      const operations = [planned.value];
      return takeOperations({ tx, clock, userId, list, catalogue, operations });
    },
  });
}
