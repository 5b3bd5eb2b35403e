import { forms } from '../testing/form-cases.ts';
import { testForms } from '../testing/test-forms.ts';

const dish = { recipe_id: 'beef-and-broccoli-stir-fry' };

testForms({
  area: 'cooking',
  cases: [
    ...forms('visitor', '/cooking/beef-and-broccoli-stir-fry', {
      'stars of nobody': [{ intent: 'rate', ...dish, stars: '5' }, '401 auth.required'],
    }),
    ...forms('free', '/cooking/beef-and-broccoli-stir-fry', {
      'stars for what was cooked': [{ intent: 'rate', ...dish, stars: '4' }, '200 done'],
      'a dish of no plan of theirs, cooked': [
        { intent: 'cooked', ...dish, dish: 'no-plan.0.dinner' },
        '403 meal-plan.membership-required',
      ],
      'no star': [{ intent: 'rate', ...dish }, '400 recipe.rating-out-of-range'],
      'stars for nothing': [{ intent: 'rate', recipe_id: 'x', stars: '5' }, '400 recipe.not-found'],
    }),
  ],
});
