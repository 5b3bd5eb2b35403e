import { useCallback } from 'react';
import type { ListChange } from '../../../../domain/shopping/operations/list-change.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { SubmitChange } from './change-form.tsx';
import { readChange } from './changes.ts';
import type { DeviceInUse } from '../device/use-list-device.ts';
import type { JustGone } from '../list/use-just-gone.ts';
import { itemsOf, type List } from '../list.ts';
import { problemWords } from './problem-words.ts';

interface UseChange {
  device: DeviceInUse;
  listOf: () => List;
  /** A row was removed, which can be undone. */
  onRemoved?: (removed: JustGone) => void;
}

/** Makes changes of forms, tells what was done and offers to undo it. */
export function useChange({ device, listOf, onRemoved }: UseChange): SubmitChange {
  const toast = useToast();
  const { change: make, known } = device;
  return useCallback(
    (form) => {
      const change = readChange({ form, known });
      if (change === null) return [];
      const before = listOf();
      const text = doneText({ change, list: before });
      const { operationId, problems } = make(change);
      if (problems !== null) {
        const told = problems.map(problemWords);
        // Forms with fields tell it there; a row has none.
        if (told[0]?.path[0] === 'itemKey') toast({ text: told[0].message });
        return told;
      }
      if (operationId === null || text === null) return [];
      const removed = removedBy({ change, list: before });
      if (removed !== null) onRemoved?.({ ...removed, operationId });
      const undo = () => void make({ intent: 'undo', operationId });
      toast({ text, isDone: true, action: { label: m.shopping_undo(), onPress: undo } });
      return [];
    },
    [make, known, listOf, toast, onRemoved],
  );
}

function removedBy({ change, list }: { change: ListChange; list: List }) {
  if (change.intent === 'remove-recipe') return removedRecipe({ list, ids: change.ids });
  if (change.intent !== 'remove-extra') return null;
  const index = list.extras.findIndex(({ key }) => key === `extra:${change.id}`);
  const item = list.extras[index];
  return item === undefined ? null : { item, index };
}

function removedRecipe({ list: { recipes }, ids }: { list: List; ids: readonly string[] }) {
  const index = recipes.findIndex(({ additionIds }) => additionIds.some((id) => ids.includes(id)));
  const recipe = recipes[index];
  return recipe === undefined ? null : { recipe, index };
}

/** What was done, in the words of the list it was done to; null where nothing needs to be said. */
function doneText({ change, list }: { change: ListChange; list: List }): string | null {
  const nameOf = (itemKey: string) => itemsOf(list).find(({ key }) => key === itemKey)?.name ?? '';
  switch (change.intent) {
    case 'tick':
      return m.shopping_did_tick({ name: nameOf(change.itemKey) });
    case 'untick':
      return m.shopping_did_untick({ name: nameOf(change.itemKey) });
    case 'add-extra':
      return m.shopping_did_add({ name: change.text.trim() });
    case 'change-extra':
      return m.shopping_did_change({ name: change.text.trim() });
    case 'remove-extra':
      return m.shopping_did_remove({ name: nameOf(`extra:${change.id}`) });
    case 'set-amount':
      return m.shopping_did_change({ name: nameOf(`food:${change.foodId}`) });
    case 'keep-at-home':
      return m.shopping_did_keep_at_home({ name: nameOf(`food:${change.foodId}`) });
    case 'want':
      return m.shopping_did_want({ name: nameOf(`food:${change.foodId}`) });
    case 'leave-usual':
      return m.shopping_did_leave_usual({ name: nameOf(`food:${change.foodId}`) });
    case 'remove-recipe':
      return m.shopping_did_remove({ name: recipeTitle({ list, ids: change.ids }) });
    case 'clear-dishes':
      return m.shopping_did_clear_dishes();
    case 'clear':
      return m.shopping_did_clear();
    case 'delete':
      return m.shopping_did_delete();
    case 'save-store':
      return m.shopping_did_change({ name: change.name.trim() });
    case 'choose-store':
      return m.shopping_did_choose_store();
    case 'remove-store':
      return m.shopping_did_remove_store();
    case 'note-news':
    case 'undo':
      return null;
  }
}

function recipeTitle(args: { list: List; ids: readonly string[] }): string {
  return removedRecipe(args)?.recipe.recipe.title ?? '';
}
