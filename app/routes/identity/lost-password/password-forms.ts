import * as m from '../../../../i18n/paraglide/messages.js';
import { secret, text } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

const failure = m.error_default;

export const lostPasswordForms = formSet({ ask: { fields: { email: text }, failure } });

export const newPasswordForms = formSet({ save: { fields: { password: secret }, failure } });
