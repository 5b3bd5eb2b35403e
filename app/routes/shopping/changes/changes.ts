import { gramsOfChosen } from '../../../../domain/shopping/amounts/chosen-amount.rules.ts';
import type { ListChange } from '../../../../domain/shopping/operations/list-change.ts';
import { withButton } from '../../../forms/button-sending.ts';
import { readSent, type FieldsOf, type SentBy } from '../../../forms/form-set.ts';
import type { Known } from '../device/known-list.ts';
import { moved } from '../stores/move-aisle.ts';
import { listForms } from './shopping-forms.ts';

/** The change a form was sent with, or null for what no form of ours sends. */
export function readChange({ form, known }: { form: FormData; known: Known }): ListChange | null {
  const sent = readSent(listForms, withButton(form));
  return sent && changeOf(sent, known);
}

/** What a form of the list means. */
export function changeOf({ intent, fields }: SentBy<typeof listForms>, known: Known): ListChange {
  switch (intent) {
    case 'tick':
      return { intent, itemKey: fields.item_key, grams: fields.grams };
    case 'untick':
      return { intent, itemKey: fields.item_key };
    case 'add-extra': {
      const { food_id: foodId, ...words } = fields;
      return { intent, ...words, foodId };
    }
    case 'change-extra':
      return { intent, ...fields };
    case 'set-amount':
      return { intent, ...amountOf(fields, known) };
    case 'keep-at-home':
    case 'want':
    case 'leave-usual':
      return { intent, foodId: fields.food_id };
    case 'remove-recipe':
    case 'clear-dishes':
      return { intent, ids: fields.id };
    case 'save-store': {
      const { id, name, aisle: aisles, move } = fields;
      return { intent, id, name, aisles: move === null ? aisles : moved({ aisles, ...move }) };
    }
    case 'choose-store':
      return { intent, ...fields };
    case 'remove-extra':
    case 'remove-store':
      return { intent, ...fields };
    case 'undo':
      return { intent, operationId: fields.id };
    case 'note-news':
    case 'clear':
    case 'delete':
      return { intent };
  }
}

/** What is no amount is not a number, which the rules refuse. */
function amountOf(
  { food_id: foodId, amount: text, unit, ...fields }: FieldsOf<(typeof listForms)['set-amount']>,
  known: Known,
): { foodId: string; grams: number | null } {
  if (fields.reset) return { foodId, grams: null };
  const food = known.foodsById.get(foodId);
  const gramsEach = Number(fields.grams_each);
  const chosen = gramsEach > 0 ? { text, gramsEach } : food && { text, unit, food };
  return { foodId, grams: (chosen && gramsOfChosen(chosen)) ?? Number.NaN };
}
