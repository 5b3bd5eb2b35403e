import * as m from '../../../i18n/paraglide/messages.js';
import { isTrue } from '../../forms/fields.ts';
import { formSet } from '../../forms/form-set.ts';

export const guideForms = formSet({
  read: { fields: { isRead: isTrue }, failure: m.pages_guide_read_failure },
});
