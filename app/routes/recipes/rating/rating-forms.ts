import * as m from '../../../../i18n/paraglide/messages.js';
import { text, type Field } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

/** One to five; 0 where no star was pressed, which is refused. */
const stars: Field<number> = {
  read: ([given]) => (/^[1-5]$/.test(String(given ?? '')) ? Number(given) : 0),
};

export const ratingForms = formSet({
  rate: { fields: { recipe_id: text, stars }, failure: m.recipes_not_saved },
});
