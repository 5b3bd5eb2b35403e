import * as m from '../../i18n/paraglide/messages.js';
import { requestKey, text } from '../forms/fields.ts';
import { formSet } from '../forms/form-set.ts';

/** Puts what a plan needs on the shopping list; it stands on other pages than the plan's too. */
export const shopWeekForms = formSet({
  shop: {
    fields: { meal_plan_id: text, request_key: requestKey },
    failure: m.meal_plans_error_shop,
  },
});
