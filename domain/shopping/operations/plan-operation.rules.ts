import type { Problem } from '../../../lib/problems.ts';
import { success, type Result } from '../../../lib/result.ts';
import { clearDishes } from './clear-dishes.rules.ts';
import { clearList } from './clear-list.rules.ts';
import { addExtra, changeExtra, removeExtra } from './extra-change.rules.ts';
import { leaveUsual, keepAtHome, want } from './home-change.rules.ts';
import { factsOfKind, listContent, type RecipesById } from '../list/list-content.rules.ts';
import type { Reading } from '../list/list-item.rules.ts';
import type { Draft, Seen } from './draft.ts';
import type { ListChange } from './list-change.ts';
import type { Fact, FactKind, Operation, OperationId } from './list-operation.ts';
import { removeRecipes } from './recipe-change.rules.ts';
import { chooseStore, removeStore, saveStore } from './store-change.rules.ts';
import { setAmount, tick, untick } from './tick-change.rules.ts';

interface PlanOperation extends Reading {
  change: ListChange;
  id: OperationId;
  at: number;
  facts: readonly Fact[];
  recipesById: RecipesById;
}

/** The operation of a change, on the server as in a browser; null where nothing is to be done. */
export function planOperation(args: PlanOperation): Result<Operation | null, Problem[]> {
  const { change, id, at, facts, recipesById, foodsById, language } = args;
  if (change.intent === 'undo') {
    return success({ id, at, adds: [], removes: [], undoes: [change.operationId] });
  }
  const drafted = draftOf({
    change,
    seen: { facts, content: listContent({ facts, recipesById }), at, foodsById, language },
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
    case 'keep-at-home':
      return success(keepAtHome({ seen, ...change }));
    case 'want':
      return want({ seen, ...change });
    case 'leave-usual':
      return success(leaveUsual({ seen, ...change }));
    case 'note-news':
      return success(noteNews(seen));
    case 'remove-recipe':
      return success(removeRecipes({ seen, ...change }));
    case 'clear-dishes':
      return success(clearDishes({ seen, ...change }));
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

function noteNews({ facts }: Seen): Draft {
  return { adds: [], removes: factsOfKind(facts, 'news').map(({ id }) => id) };
}

/** What is of the member's shops and kitchen rather than of one list. */
const lastingKinds: readonly FactKind[] = ['store', 'chosen-store', 'home'];

/** Everything but what the next list is bought with too. */
function deleteList({ facts }: Seen): Draft {
  const onList = facts.filter(({ kind }) => !lastingKinds.includes(kind));
  return { adds: [], removes: onList.map(({ id }) => id) };
}

export function operationOf(args: { id: OperationId; at: number; draft: Draft }): Operation | null {
  const { id, at, draft } = args;
  if (draft.adds.length === 0 && draft.removes.length === 0) return null;
  const adds = draft.adds.map((body, index) => {
    return { ...body, id: `${id}:${index}`, operationId: id, at };
  });
  return { id, at, adds, removes: draft.removes, undoes: [] };
}
