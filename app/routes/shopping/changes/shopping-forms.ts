import { aisleOfCode } from '../../../../domain/shopping/operations/fact-wire.rules.ts';
import type { Aisle } from '../../../../domain/foods/food.ts';
import type { ListIntent } from '../../../../domain/shopping/operations/list-change.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import {
  isTicked,
  optionalCount,
  optionalText,
  requestKey,
  text,
  texts,
} from '../../../forms/fields.ts';
import type { Field } from '../../../forms/fields.ts';
import { formSet, type FormKind } from '../../../forms/form-set.ts';
import { newAccountForms } from '../../../sign-up/new-account-forms.ts';
import { readMove } from '../stores/move-aisle.ts';

const failure = m.shopping_not_saved;

const aisles: Field<readonly Aisle[]> = {
  read: (given) => given.flatMap((code) => aisleOfCode(String(code)) ?? []),
};
/** Null where nothing is moved. */
const move: Field<ReturnType<typeof readMove>> = {
  read: ([given]) => readMove(String(given ?? '')),
};

/** Of a plan, from 0. */
const dayNumbers: Field<readonly number[]> = {
  read: (given) => given.flatMap((day) => (/^\d{1,3}$/.test(String(day)) ? [Number(day)] : [])),
};

const id = { id: text };
const words = { ...id, text, amount: text };
const food = { food_id: text };
const nothing = { fields: {}, failure };

/** What is changed on the list: on the device at once, and on the server where there are no scripts. */
export const listForms = formSet({
  tick: { fields: { item_key: text, grams: optionalCount }, failure },
  untick: { fields: { item_key: text }, failure },
  'add-extra': { fields: { ...words, food_id: optionalText }, failure },
  'change-extra': { fields: words, failure },
  'remove-extra': { fields: id, failure },
  'set-amount': {
    fields: { ...food, amount: text, unit: text, grams_each: text, reset: isTicked },
    failure,
  },
  'keep-at-home': { fields: food, failure },
  want: { fields: food, failure },
  'leave-usual': { fields: food, failure },
  'note-news': nothing,
  'remove-recipe': { fields: { id: texts }, failure },
  'clear-dishes': { fields: { id: texts }, failure },
  clear: nothing,
  delete: nothing,
  'save-store': { fields: { ...id, name: text, aisle: aisles, move }, failure },
  'remove-store': { fields: id, failure },
  'choose-store': { fields: { id: optionalText }, failure },
  undo: { fields: id, failure },
}) satisfies Record<ListIntent, FormKind>;

/** Only the server makes and closes the link that others read the list by. */
export const sharingForms = formSet({ share: nothing, unshare: nothing });

/** Only the server knows who shops from the list. */
export const peopleForms = formSet({
  invite: nothing,
  'take-invitation-back': nothing,
  'remove-person': { fields: { person_id: text }, failure },
  'leave-list': nothing,
});

/** Who is new makes an account first. */
export const joinForms = formSet({ ...newAccountForms, 'join-list': nothing });

/** The server puts days of a plan on the list, and makes the list follow a plan that has changed. */
export const followForms = formSet({
  'follow-plan': { fields: { meal_plan_id: text, request_key: requestKey }, failure },
  'shop-plan': {
    fields: { meal_plan_id: text, day: dayNumbers, request_key: requestKey },
    failure,
  },
});

export const shoppingForms = formSet({
  ...listForms,
  ...sharingForms,
  ...peopleForms,
  ...followForms,
});
