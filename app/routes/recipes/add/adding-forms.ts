import * as m from '../../../../i18n/paraglide/messages.js';
import { count, oneOf, optionalText, text } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';
import { filterMeals } from '../index/recipe-filter.ts';

/** What puts a recipe somewhere. */
export const addingForms = formSet({
  list: {
    /** The dish of a plan, as the plan cooks it, or the recipe for so many servings. */
    fields: {
      id: text,
      recipe_id: text,
      dish: optionalText,
      servings: count({ otherwise: 0 }),
    },
    failure: m.recipes_not_saved,
  },
  plan: {
    fields: {
      recipe_id: text,
      meal_plan_id: text,
      day: count({ otherwise: 9999 }),
      meal: oneOf(filterMeals),
    },
    failure: m.meal_plans_error_add,
  },
});
