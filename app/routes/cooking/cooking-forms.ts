import * as m from '../../../i18n/paraglide/messages.js';
import { formSet } from '../../forms/form-set.ts';
import { cookedForms } from '../../plans/cooked-form.ts';
import { ratingForms } from '../recipes/rating/rating-forms.ts';

/** What the dish was like, asked while it is fresh. */
export const starForms = formSet({ rate: { ...ratingForms.rate, failure: m.cooking_failed } });

export const cookingForms = formSet({ ...starForms, ...cookedForms });
