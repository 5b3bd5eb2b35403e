import * as m from '../../../i18n/paraglide/messages.js';
import { formSet } from '../../forms/form-set.ts';

/** The words are for browsers without scripts: with them, a log-out ends here whatever happens. */
export const logOutForms = formSet({
  'log-out': { fields: {}, failure: m.identity_log_out_failed },
});
