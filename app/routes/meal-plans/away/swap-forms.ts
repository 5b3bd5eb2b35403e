import * as m from '../../../../i18n/paraglide/messages.js';
import { requestKey, text, written } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';
import { readDish, readPlace } from '../meal-place.ts';

/** A swap that a device made while there was no network, or a dish for an empty meal. */
export const awaySwapForms = formSet({
  'swap-away': {
    fields: {
      meal_plan_id: text,
      dish: written(readDish),
      recipe_id: text,
      request_key: requestKey,
    },
    failure: m.meal_plans_error_edit,
  },
  'add-away': {
    fields: {
      meal_plan_id: text,
      to: written(readPlace),
      recipe_id: text,
      request_key: requestKey,
    },
    failure: m.meal_plans_error_edit,
  },
});
