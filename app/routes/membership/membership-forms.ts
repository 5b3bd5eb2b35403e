import * as m from '../../../i18n/paraglide/messages.js';
import { isTicked, oneOf, requestKey, secret, text } from '../../forms/fields.ts';
import { formSet } from '../../forms/form-set.ts';
import { newAccountFields } from '../../sign-up/new-account-forms.ts';

const failure = m.error_default;
/** Sent twice, it is one. */
const once = { requestKey };
/** A test number goes no further than our server; a company's token pays, and is in no answer. */
const card = { cardNumber: text, paymentToken: secret };

export const signUpForms = formSet({
  account: { fields: newAccountFields, failure },
  pay: {
    fields: { ...once, ...card, method: text, withoutTrial: isTicked },
    failure: m.membership_payment_failed,
  },
});

/** Every change of a membership is a form of its own. */
export const membershipForms = formSet({
  cancel: { fields: once, failure },
  resume: { fields: once, failure },
  offer: { fields: { ...once, plan: oneOf(['MONTHLY', 'YEARLY']) }, failure },
  card: { fields: { ...once, ...card }, failure: m.membership_payment_failed },
  portal: { fields: once, failure },
});
