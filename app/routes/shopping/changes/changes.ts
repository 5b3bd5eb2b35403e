import { gramsOfChosen } from '../../../../domain/shopping/amounts/chosen-amount.rules.ts';
import { aisleOfCode } from '../../../../domain/shopping/operations/fact-wire.rules.ts';
import type { ListChange, ListIntent } from '../../../../domain/shopping/operations/list-change.ts';
import { textOf } from '../../../forms/form-answers.ts';
import type { Known } from '../device/known-list.ts';
import { moved, readMove } from '../stores/move-aisle.ts';

interface ReadForm {
  form: FormData;
  known: Known;
}

/** The change a form was sent with, or null for what no form of ours sends. */
export function readChange({ form, known }: ReadForm): ListChange | null {
  const intent = textOf(form, 'intent') as ListIntent;
  switch (intent) {
    case 'tick':
      return { intent, itemKey: textOf(form, 'item_key'), grams: gramsOf(form) };
    case 'untick':
      return { intent, itemKey: textOf(form, 'item_key') };
    case 'add-extra':
      return { intent, ...wordsOf(form), foodId: textOf(form, 'food_id') || null };
    case 'change-extra':
      return { intent, ...wordsOf(form) };
    case 'set-amount':
      return { intent, ...amountOf({ form, known }) };
    case 'keep-at-home':
    case 'want':
    case 'leave-usual':
      return { intent, foodId: textOf(form, 'food_id') };
    case 'remove-recipe':
      return { intent, ids: form.getAll('id').map(String) };
    case 'save-store':
      return { intent, id: textOf(form, 'id'), name: textOf(form, 'name'), aisles: aislesOf(form) };
    case 'choose-store':
      return { intent, id: textOf(form, 'id') || null };
    case 'remove-extra':
    case 'remove-store':
      return { intent, id: textOf(form, 'id') };
    case 'undo':
      return { intent, operationId: textOf(form, 'id') };
    case 'note-news':
    case 'clear':
    case 'delete':
      return { intent };
    default:
      return null;
  }
}

function wordsOf(form: FormData) {
  return { id: textOf(form, 'id'), text: textOf(form, 'text'), amount: textOf(form, 'amount') };
}

function gramsOf(form: FormData): number | null {
  const text = textOf(form, 'grams');
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** What is no amount is not a number, which the rules refuse. */
function amountOf({ form, known }: ReadForm): { foodId: string; grams: number | null } {
  const foodId = textOf(form, 'food_id');
  if (form.has('reset')) return { foodId, grams: null };
  const food = known.foodsById.get(foodId);
  const typed = { text: textOf(form, 'amount'), unit: textOf(form, 'unit') };
  const gramsEach = Number(textOf(form, 'grams_each'));
  const chosen = gramsEach > 0 ? { text: typed.text, gramsEach } : food && { ...typed, food };
  return { foodId, grams: (chosen && gramsOfChosen(chosen)) ?? Number.NaN };
}

function aislesOf(form: FormData) {
  const aisles = form.getAll('aisle').flatMap((code) => aisleOfCode(String(code)) ?? []);
  const move = readMove(textOf(form, 'move'));
  return move === null ? aisles : moved({ aisles, ...move });
}
