import type { Problem } from '../../../lib/problems.ts';
import { success, type Result } from '../../../lib/result.ts';
import { clearList } from './clear-list.rules.ts';
import { addExtra, changeExtra, removeExtra } from './extra-change.rules.ts';
import { listContent, type RecipesById } from '../list/list-content.rules.ts';
import type { Draft, Seen } from './draft.ts';
import type { ListChange } from './list-change.ts';
import type { Fact, Operation, OperationId } from './list-operation.ts';
import { removeRecipes } from './recipe-change.rules.ts';
import { chooseStore, removeStore, saveStore } from './store-change.rules.ts';
import { setAmount, tick, untick } from './tick-change.rules.ts';

interface PlanOperation {
  change: ListChange;
  id: OperationId;
  at: number;
  facts: readonly Fact[];
  recipesById: RecipesById;
}

/** The operation of a change, on the server as in a browser; null where nothing is to be done. */
export function planOperation(args: PlanOperation): Result<Operation | null, Problem[]> {
  const { change, id, at, facts, recipesById } = args;
  if (change.intent === 'undo') {
    return success({ id, at, adds: [], removes: [], undoes: [change.operationId] });
  }
  const drafted = draftOf({
    change,
    seen: { facts, content: listContent({ facts, recipesById }), at },
  });
  return drafted.ok ? success(operationOf({ id, at, draft: drafted.value })) : drafted;
}

type Drafted = Result<Draft, Problem[]>;

function draftOf(args: { change: Exclude<ListChange, { intent: 'undo' }>; seen: Seen }): Drafted {
  const { change, seen } = args;
  switch (change.intent) {
    case 'tick':
      return tick({ seen, ...change });
    case 'untick':
      return success(untick({ seen, ...change }));
    case 'set-amount':
      return setAmount({ seen, ...change });
    case 'add-extra':
      return addExtra({ seen, ...change });
    case 'change-extra':
      return changeExtra({ seen, ...change });
    case 'remove-extra':
      return success(removeExtra({ seen, ...change }));
    case 'remove-recipe':
      return success(removeRecipes({ seen, ...change }));
    case 'clear':
      return success(clearList(seen));
    case 'delete':
      return success(deleteList(seen));
    case 'save-store':
      return saveStore({ seen, ...change });
    case 'remove-store':
      return success(removeStore({ seen, ...change }));
    case 'choose-store':
      return success(chooseStore({ seen, ...change }));
  }
}

/** Everything but the stores, which the next list is bought in too. */
function deleteList({ facts }: Seen): Draft {
  const onList = facts.filter(({ kind }) => kind !== 'store' && kind !== 'chosen-store');
  return { adds: [], removes: onList.map(({ id }) => id) };
}

function operationOf(args: { id: OperationId; at: number; draft: Draft }): Operation | null {
  const { id, at, draft } = args;
  if (draft.adds.length === 0 && draft.removes.length === 0) return null;
  const adds = draft.adds.map((body, index) => {
    return { ...body, id: `${id}:${index}`, operationId: id, at };
  });
  return { id, at, adds, removes: draft.removes, undoes: [] };
}
