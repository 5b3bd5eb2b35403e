import * as m from '../../../../i18n/paraglide/messages.js';
import { secret, text } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

const failure = m.error_default;
const password = { password: secret };

export const changeEmailForms = formSet({
  change: { fields: { email: text, ...password }, failure },
});

export const changePasswordForms = formSet({
  change: { fields: { currentPassword: secret, newPassword: secret }, failure },
});

/** A wrong code shows the same secret again: the form brings it along. */
export const twoStepForms = formSet({
  start: { fields: password, failure },
  confirm: { fields: { code: secret, secret, url: secret }, failure },
  renew: { fields: password, failure },
  remove: { fields: password, failure },
});

export const passkeyForms = formSet({
  start: { fields: password, failure },
  add: { fields: { token: secret, answer: secret, name: text }, failure },
  remove: { fields: { id: text }, failure },
});

/** What is typed before the browser is asked for a key. */
export const typedPasskeyForms = formSet({
  start: { fields: { ...password, name: text }, failure },
});
