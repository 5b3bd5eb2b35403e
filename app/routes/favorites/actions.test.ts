import { forms } from '../testing/form-cases.ts';
import { testForms } from '../testing/test-forms.ts';

const recipe = { item_type: 'RECIPE', item_id: 'beef-and-broccoli-stir-fry' };
const nothing = { ...recipe, item_id: 'x' };

testForms({
  area: 'favorites',
  cases: [
    ...forms('visitor', '/member/favorites', {
      'a heart of nobody': [
        { ...recipe, favorite: 'true', return_to: '/recipes' },
        '→ /login?redirect_to=%2Frecipes',
      ],
    }),
    ...forms('free', '/member/favorites', {
      'a heart of nothing': [{ ...nothing, favorite: 'true' }, '400 favorite.item-not-found'],
      'a heart': [{ ...recipe, favorite: 'true' }, '200 done'],
      'a heart taken away on a page without scripts': [
        { ...recipe, favorite: 'false', return_to: '/recipes?page=2' },
        '→ /recipes?page=2',
      ],
      'a heart that leads to another site': [
        { ...recipe, favorite: 'true', return_to: 'https://evil.example/x' },
        '→ /member/favorites',
      ],
      'a heart of something else': [
        { ...recipe, item_type: 'CAR', favorite: 'true' },
        '400 input.invalid',
      ],
    }),
  ],
});
