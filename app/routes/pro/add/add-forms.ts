import { memberPeriods } from '../../../../domain/pro/pro.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { optionalOneOf, optionalText, text } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

const period = optionalOneOf(memberPeriods);

/** One person, many at once, or everybody who has the group's code. */
export const addForms = formSet({
  add: {
    fields: {
      group_id: text,
      firstName: text,
      lastName: text,
      email: text,
      period,
      country: optionalText,
      taxResidence: optionalText,
    },
    failure: m.pro_add_failure,
  },
  'renew-link': { fields: { group_id: text }, failure: m.pro_add_failure },
  'close-link': { fields: { group_id: text }, failure: m.pro_add_failure },
  'quick-add': { fields: { group_id: text, text, period }, failure: m.pro_add_failure },
});
