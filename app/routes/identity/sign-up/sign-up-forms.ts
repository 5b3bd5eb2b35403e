import * as m from '../../../../i18n/paraglide/messages.js';
import { isTicked, text } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

const failure = m.error_default;

export const confirmEmailForms = formSet({ confirm: { fields: {}, failure } });

/** Of who comes from a provider for the first time. */
export const newAccountForms = formSet({
  create: { fields: { firstName: text, lastName: text, hasAgreedToTerms: isTicked }, failure },
});
