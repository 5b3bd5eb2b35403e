import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import { compiled } from '../testing/build-recipe.ts';

const foods = [
  buildFood({ id: 'lupin-flour', contains: ['LUPIN'] }),
  buildFood({ id: 'tahini', contains: ['SESAME'] }),
  buildFood({ id: 'stock', labelChecks: ['GLUTEN', 'CELERY'] }),
  buildFood({ id: 'feta', diet: 'vegetarian', avoidGroups: ['DAIRY'], labelChecks: ['RENNET'] }),
  buildFood({ id: 'mayonnaise', diet: 'vegetarian', avoidGroups: ['EGGS'] }),
  buildFood({ id: 'red-wine', labelChecks: ['FINING'] }),
  buildFood({ id: 'brandy', labelChecks: ['ALCOHOL'] }),
  buildFood({ id: 'smoked-salmon', labelChecks: ['LISTERIA'] }),
  buildFood({ id: 'soy-sauce', hasGluten: true, avoidGroups: ['SOY'] }),
  buildFood({ id: 'chocolate', labelChecks: ['SOY'] }),
  buildFood({ id: 'dried-apricot', contains: ['SULFITES'] }),
  buildFood({ id: 'ham', diet: 'none', avoidGroups: ['PORK'] }),
  buildFood({ id: 'turkey', diet: 'none', avoidGroups: ['POULTRY'] }),
  buildFood({ id: 'merguez', diet: 'none', avoidGroups: ['BEEF', 'LAMB'] }),
];

test.each<[string, readonly string[], readonly string[]]>([
  ['allergens of no avoid group', ['10 g lupin-flour', '10 g tahini'], ['LUPIN', 'SESAME']],
  [
    'an allergen of an alternative',
    ['10 g red-wine', 'or 10 g tahini'],
    ['SESAME', 'LABEL_FINING'],
  ],
  ['that alcohol stays', ['10 g brandy'], ['ALCOHOL']],
  ['that listeria grows on smoked fish', ['10 g smoked-salmon'], ['LISTERIA']],
  ['as much of an alternative', ['10 g tahini', 'or 10 g smoked-salmon'], ['LISTERIA', 'SESAME']],
  [
    'what stock may hold, in the place of water',
    ['10 g ham', 'or 10 g stock'],
    ['LABEL_GLUTEN', 'LABEL_CELERY'],
  ],
  ['what stock may hold', ['10 g stock'], ['LABEL_GLUTEN', 'LABEL_CELERY']],
  ['nothing of gluten where gluten is in it', ['10 g stock', '10 g soy-sauce'], ['LABEL_CELERY']],
  ['rennet to vegetarians only', ['10 g feta'], ['LABEL_RENNET']],
  ['no rennet to those who eat ham', ['10 g feta', '10 g ham'], []],
  ['eggs of an alternative', ['10 g feta', 'or 10 g mayonnaise'], ['LABEL_RENNET', 'OR_EGGS']],
  [
    'meat of an alternative',
    ['10 g tahini', 'or 10 g ham'],
    ['SESAME', 'OR_PORK', 'OR_NOT_VEGETARIAN'],
  ],
  [
    'any meat of an alternative that the dish has not',
    ['10 g ham', 'or 10 g turkey', 'or 10 g merguez', 'or 10 g ham'],
    ['OR_BEEF', 'OR_LAMB', 'OR_POULTRY'],
  ],
  [
    'soy and gluten of an alternative',
    ['10 g tahini', 'or 10 g soy-sauce'],
    ['SESAME', 'OR_SOY', 'OR_GLUTEN'],
  ],
  ['soy that hides', ['10 g chocolate'], ['LABEL_SOY']],
  ['nothing of hidden soy where soy is in it', ['10 g chocolate', '10 g soy-sauce'], []],
  ['sulfites', ['10 g dried-apricot'], ['SULFITES']],
  ['nothing twice: the dish has dairy anyway', ['10 g feta', 'or 10 g feta'], ['LABEL_RENNET']],
])('tells %s', (_, lines, notes) => {
  expect(compiled({ foods, recipe: { lines } }).eatingNotes).toEqual(notes);
});

test('tells what stays raw', () => {
  const recipe = compiled({ foods, recipe: { lines: ['10 g feta'], risks: ['RUNNY_EGG'] } });
  expect(recipe.eatingNotes).toEqual(['RUNNY_EGG', 'LABEL_RENNET']);
});
