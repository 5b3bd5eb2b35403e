import * as m from '../../../i18n/paraglide/messages.js';
import { text } from '../../forms/fields.ts';
import { formSet } from '../../forms/form-set.ts';
import { ratingForms } from '../recipes/rating/rating-forms.ts';

/** What the dish was like, asked while it is fresh. */
export const starForms = formSet({ rate: { ...ratingForms.rate, failure: m.cooking_failed } });

/** That a dish of a plan is cooked. */
export const cookedForms = formSet({
  cooked: { fields: { dish: text, recipe_id: text }, failure: m.cooking_failed },
});

export const cookingForms = formSet({ ...starForms, ...cookedForms });
