import * as m from '../../../../i18n/paraglide/messages.js';
import { optionalText, text, texts, count } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

export const newRecipeForms = formSet({
  begin: { fields: { title: text }, failure: m.kitchen_begin_failure },
});

export const recipeForms = formSet({
  /** Each change is JSON: a field, what was seen, what it is now. */
  save: { fields: { change: texts, confirmed: texts }, failure: m.kitchen_save_failure },
  review: { fields: {}, failure: m.kitchen_move_failure },
  'send-back': { fields: { revision: text, note: text }, failure: m.kitchen_move_failure },
  publish: {
    fields: { revision: text, publishAt: optionalText, languages: texts },
    failure: m.kitchen_move_failure,
  },
  archive: { fields: {}, failure: m.kitchen_move_failure },
  restore: { fields: { version: count({ otherwise: 0 }) }, failure: m.kitchen_move_failure },
});
