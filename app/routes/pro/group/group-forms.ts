import { memberPeriods, payerLanguages } from '../../../../domain/pro/pro.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { isTicked, oneOf, optionalText, text } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

const group_id = text;
const failure = m.pro_change_failure;

/** What an administrator changes of the group itself. */
export const groupForms = formSet({
  change: {
    fields: {
      group_id,
      title: text,
      payerLanguage: oneOf(payerLanguages),
      country: optionalText,
      taxResidence: optionalText,
      period: oneOf(memberPeriods),
    },
    failure,
  },
  'add-administrator': { fields: { group_id, email: text }, failure },
  'remove-administrator': { fields: { group_id, user_id: text }, failure },
  transfer: { fields: { group_id, email: text }, failure },
  close: { fields: { group_id, isSure: isTicked }, failure },
});

export const openForms = formSet({
  'open-group': {
    fields: { title: text, country: optionalText, payerLanguage: oneOf(payerLanguages) },
    failure,
  },
});
