import * as m from '../../../i18n/paraglide/messages.js';
import { text } from '../../forms/fields.ts';
import { formSet } from '../../forms/form-set.ts';

export const contactForms = formSet({
  send: { fields: { name: text, email: text, text }, failure: m.pages_contact_failure },
});
