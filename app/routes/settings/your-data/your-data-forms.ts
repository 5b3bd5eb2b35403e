import * as m from '../../../../i18n/paraglide/messages.js';
import { isTicked, secret } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

const failure = m.error_default;

/** What cannot be taken back; both forms ask whether one is sure. */
export const yourDataForms = formSet({
  delete: { fields: { password: secret, isSure: isTicked }, failure },
  withdraw: { fields: { isSure: isTicked }, failure },
});
