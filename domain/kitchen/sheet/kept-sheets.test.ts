import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import { keptMainIngredients, keptSheet } from './kept-sheets.ts';
import { recipeSheet } from './recipe-sheet.ts';

const butter = buildFood({ id: 'butter', group: 'dairy', densityGramsPerMl: 0.96 });
const foods = new Map([[butter.id, butter]]);
const recipe = compiled({ foods: [butter], recipe: { lines: ['100 g butter'] } });
const asked = { recipe, servings: 2, foods, language: 'en' } as const;

test('a sheet is written once for its servings and language', () => {
  const sheet = keptSheet(asked);
  expect(sheet).toEqual(recipeSheet(asked));
  expect(keptSheet({ ...asked })).toBe(sheet);
  expect(keptSheet({ ...asked, servings: 4 })).toEqual(recipeSheet({ ...asked, servings: 4 }));
  expect(keptSheet({ ...asked, language: 'sv' })).toEqual(
    recipeSheet({ ...asked, language: 'sv' }),
  );
});

test('an edited recipe or food is written anew', () => {
  const before = keptSheet(asked);
  const edited = compiled({ foods: [butter], recipe: { lines: ['250 g butter'] } });
  expect(edited.id).toBe(recipe.id);
  expect(keptSheet({ ...asked, recipe: edited })).not.toEqual(before);
  const names = { ...butter.names, en: { singular: 'ghee', plural: 'ghee' } };
  const renamed = new Map([[butter.id, { ...butter, names }]]);
  expect(keptMainIngredients(asked)[0]?.name).toBe('butter');
  expect(keptMainIngredients({ ...asked, foods: renamed })[0]?.name).toBe('ghee');
});
