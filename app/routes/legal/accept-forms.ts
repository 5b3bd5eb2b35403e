import * as m from '../../../i18n/paraglide/messages.js';
import { text } from '../../forms/fields.ts';
import { formSet } from '../../forms/form-set.ts';

export const acceptForms = formSet({
  accept: { fields: { version: text }, failure: m.error_default },
});
