import * as m from '../../../../i18n/paraglide/messages.js';
import { isTicked, secret, text } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

const failure = m.error_login_failed;

/** The ways in: password, code, and the two halves of a passkey. */
export const loginForms = formSet({
  password: { fields: { email: text, password: secret, rememberMe: isTicked }, failure },
  code: { fields: { codeToken: text, code: secret }, failure },
  'passkey-start': { fields: {}, failure },
  passkey: { fields: { token: secret, answer: secret }, failure },
});
