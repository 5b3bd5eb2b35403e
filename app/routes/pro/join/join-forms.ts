import * as m from '../../../../i18n/paraglide/messages.js';
import { text, texts } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

const failure = m.error_default;

export const joinConfirmForms = formSet({
  join: { fields: { invitation: text, shares: texts }, failure },
});
