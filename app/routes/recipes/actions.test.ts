import { forms } from '../testing/form-cases.ts';
import { testForms } from '../testing/test-forms.ts';
import { planOfMember } from '../testing/own-plan.ts';

const path = '/recipes/beef-and-broccoli-stir-fry';
const recipe = { recipe_id: 'beef-and-broccoli-stir-fry' };
const id = crypto.randomUUID();

testForms({
  area: 'recipes',
  own: planOfMember,
  cases: [
    ...forms('visitor', path, {
      'stars of nobody': [{ intent: 'rate', ...recipe, stars: '5' }, '401 auth.required'],
    }),
    ...forms('free', path, {
      'stars for nothing': [{ intent: 'rate', recipe_id: 'x', stars: '5' }, '400 recipe.not-found'],
      'five stars': [{ intent: 'rate', ...recipe, stars: '5' }, '200 done'],
      'six stars': [{ intent: 'rate', ...recipe, stars: '6' }, '400 recipe.rating-out-of-range'],
      'a recipe on the list of no member': [
        { intent: 'list', id, ...recipe, servings: '2' },
        '403 premium.required',
      ],
    }),
    ...forms('member', path, {
      'a recipe on the list': [{ intent: 'list', id, ...recipe, servings: '2' }, '200 done'],
      'a recipe there is none of on the list': [
        { intent: 'list', id: crypto.randomUUID(), recipe_id: 'x', servings: '2' },
        '400 shopping.recipe-not-found',
      ],
      'a recipe for nobody on the list': [
        { intent: 'list', id: crypto.randomUUID(), ...recipe, servings: '0' },
        '400 recipe.servings-mismatch',
      ],
      'a recipe in a plan': [
        { intent: 'plan', ...recipe, meal_plan_id: '{planId}', day: '0', meal: 'DINNER' },
        '200 done',
      ],
      'a recipe on a day the plan has none of': [
        { intent: 'plan', ...recipe, meal_plan_id: '{planId}', day: '99', meal: 'DINNER' },
        '400 meal-plan.day-not-found',
      ],
      'a recipe at a meal there is none of': [
        { intent: 'plan', ...recipe, meal_plan_id: '{planId}', day: '0', meal: 'TEA' },
        '400 input.invalid',
      ],
    }),
  ],
});
