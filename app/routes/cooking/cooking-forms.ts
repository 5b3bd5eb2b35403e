import * as m from '../../../i18n/paraglide/messages.js';
import { formSet } from '../../forms/form-set.ts';
import { ratingForms } from '../recipes/rating/rating-forms.ts';

/** What the dish was like, asked while it is fresh. */
export const cookingForms = formSet({ rate: { ...ratingForms.rate, failure: m.cooking_failed } });
