import * as m from '../../../i18n/paraglide/messages.js';
import { optionalText, text } from '../../forms/fields.ts';
import { formSet } from '../../forms/form-set.ts';

const role = { email: text, role: text, language: optionalText };

export const peopleForms = formSet({
  grant: { fields: role, failure: m.admin_grant_failure },
  'take-back': { fields: role, failure: m.admin_take_back_failure },
});
