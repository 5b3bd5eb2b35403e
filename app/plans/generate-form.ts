import * as m from '../../i18n/paraglide/messages.js';
import { count, isTrue, requestKey } from '../forms/fields.ts';
import { formSet } from '../forms/form-set.ts';

/** Asks the planner for a personal plan; it stands on other pages than the planner's too. */
export const generateForms = formSet({
  generate: {
    fields: {
      request_key: requestKey,
      /** Follows the plan that is eaten now. */
      is_next: isTrue,
      other_dishes: count({ otherwise: 0 }),
    },
    failure: m.meal_plans_error_create,
  },
});
