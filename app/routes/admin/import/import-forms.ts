import * as m from '../../../../i18n/paraglide/messages.js';
import { text, upload } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

export const importForms = formSet({
  'import-address': { fields: { address: text }, failure: m.kitchen_import_failure },
  'import-file': { fields: { file: upload }, failure: m.kitchen_import_failure },
});
