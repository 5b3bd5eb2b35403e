import * as m from '../../../../i18n/paraglide/messages.js';
import { text, texts } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

const chosen = { group_id: text, member: texts };

/** What is done to the chosen members of a list. */
export const memberForms = formSet({
  remove: { fields: chosen, failure: m.pro_remove_failure },
  invite: { fields: chosen, failure: m.pro_invite_failure },
});

/** What is done on the page of one. */
export const memberPageForms = formSet({
  ...memberForms,
  change: {
    fields: { group_id: text, country: text, taxResidence: text },
    failure: m.pro_member_change_failure,
  },
});
