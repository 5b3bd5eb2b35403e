import * as m from '../../i18n/paraglide/messages.js';
import { oneOf, text } from '../forms/fields.ts';
import { formSet } from '../forms/form-set.ts';
import { unitSystems } from './units-preference.ts';

export const unitsForms = formSet({
  choose: { fields: { units: oneOf(unitSystems), return_to: text }, failure: m.error_default },
});
