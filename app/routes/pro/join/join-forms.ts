import * as m from '../../../../i18n/paraglide/messages.js';
import { text, texts } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

const failure = m.pro_join_failure;

export const joinConfirmForms = formSet({
  join: { fields: { invitation: text, shares: texts }, failure },
});
