import * as m from '../../../../i18n/paraglide/messages.js';
import { oneOf, optionalText, requestKey, secret, text } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

const failure = m.error_default;
const group = { group_id: text };

/** Who pays, whom invoices name, and the card. */
export const paymentForms = formSet({
  payer: { fields: { ...group, payer: oneOf(['ADMIN', 'MEMBER']) }, failure },
  billing: {
    fields: {
      ...group,
      name: text,
      address: text,
      country: text,
      taxResidence: optionalText,
      vatNumber: text,
    },
    failure,
  },
  card: {
    // A test number goes no further than our server; a company's token is in no answer.
    fields: { ...group, requestKey, cardNumber: text, paymentToken: secret },
    failure: m.pro_payment_card_failed,
  },
});
