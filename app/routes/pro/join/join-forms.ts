import * as m from '../../../../i18n/paraglide/messages.js';
import { isTicked, secret, text, texts } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

const failure = m.error_default;

export const joinAccountForms = formSet({
  account: {
    fields: {
      firstName: text,
      lastName: text,
      email: text,
      password: secret,
      hasAgreedToTerms: isTicked,
    },
    failure,
  },
});

export const joinConfirmForms = formSet({
  join: { fields: { invitation: text, shares: texts }, failure },
});
