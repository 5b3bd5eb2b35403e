import * as m from '../../../../../i18n/paraglide/messages.js';
import { upload } from '../../../../forms/fields.ts';
import { formSet } from '../../../../forms/form-set.ts';

export const photoForms = formSet({
  'add-photo': { fields: { photo: upload }, failure: m.kitchen_photo_failure },
});
