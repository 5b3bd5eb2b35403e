import * as m from '../../i18n/paraglide/messages.js';
import { isTicked, secret, text } from '../forms/fields.ts';
import { formSet } from '../forms/form-set.ts';

const failure = m.error_default;

export const newAccountFields = {
  firstName: text,
  lastName: text,
  email: text,
  password: secret,
  hasAgreedToTerms: isTicked,
};

export const newAccountForms = formSet({ account: { fields: newAccountFields, failure } });
