import * as m from '../../../../i18n/paraglide/messages.js';
import { isTicked, secret } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

const failure = m.error_default;

export const deleteAccountForms = formSet({
  delete: { fields: { password: secret, isSure: isTicked }, failure },
});

export const withdrawForms = formSet({ withdraw: { fields: { isSure: isTicked }, failure } });

/** What cannot be taken back: each asks whether one is sure. */
export const yourDataForms = formSet({ ...deleteAccountForms, ...withdrawForms });
