import * as m from '../../i18n/paraglide/messages.js';
import { text } from '../forms/fields.ts';
import { formSet } from '../forms/form-set.ts';

/** That a dish of a plan is cooked; it is sent from other pages than the stove's too. */
export const cookedForms = formSet({
  cooked: { fields: { dish: text, recipe_id: text }, failure: m.cooking_failed },
});
