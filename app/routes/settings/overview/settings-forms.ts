import * as m from '../../../../i18n/paraglide/messages.js';
import { text } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

const failure = m.error_default;

/** The small forms of the settings. */
export const settingsForms = formSet({
  'change-name': { fields: { firstName: text, lastName: text }, failure },
  'confirm-email': { fields: {}, failure },
  disconnect: { fields: { provider: text }, failure },
  'end-session': { fields: { session: text }, failure },
  'end-other-sessions': { fields: {}, failure },
});
