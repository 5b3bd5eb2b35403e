import { formSet } from '../../../forms/form-set.ts';
import { addingForms } from '../add/adding-forms.ts';
import { ratingForms } from '../rating/rating-forms.ts';

/** The forms of a recipe's page. */
export const recipeForms = formSet({ ...addingForms, ...ratingForms });
