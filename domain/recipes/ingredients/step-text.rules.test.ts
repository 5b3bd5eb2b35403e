import { expect, test } from 'vitest';
import { perLanguage } from '../../../lib/language.ts';
import type { ContentIndex } from '../content-index.ts';
import { findRecipe } from '../reading/find-recipe.ts';
import { isShortTitle, shortTitleOf } from '../reading/short-title.rules.ts';
import { partsOfUse, readStepText, tokensOf, withoutAmounts } from './step-text.rules.ts';

test.each<[string, readonly unknown[]]>([
  ['Salt it.', ['Salt it.']],
  ['', []],
  ['{salt}', [{ ingredientKey: 'salt', share: null }]],
  [
    'Fry {butter 1/3} of it, then {butter#2 0.5}.',
    [
      'Fry ',
      { ingredientKey: 'butter', share: 1 / 3 },
      ' of it, then ',
      { ingredientKey: 'butter#2', share: 0.5 },
      '.',
    ],
  ],
  [
    '{a}{ b  2/4 } end',
    [{ ingredientKey: 'a', share: null }, { ingredientKey: 'b', share: 0.5 }, ' end'],
  ],
])('the words %j are read with their amounts', (text, pieces) => {
  expect(readStepText(text)).toEqual(pieces);
});

test('what stands between braces is told apart from the words', () => {
  expect(tokensOf('Fry {a} in {b 1/2}, {}')).toEqual(['a', 'b 1/2', '']);
  expect(tokensOf('Nothing')).toEqual([]);
});

test.each([
  ['Fry in {oil} of the oil.', 'Fry in the oil.'],
  ['Stek i {oil} av oljan.', 'Stek i oljan.'],
  ['Fríe en {oil} de aceite.', 'Fríe en aceite.'],
  ['Cubre con {oil} del aceite.', 'Cubre con  del aceite.'],
  ['Add {oil} more of the oil.', 'Add the oil.'],
  ['Add the oil ({oil}).', 'Add the oil.'],
  ['Add the oil ({oil} or so) now.', 'Add the oil now.'],
  ['Add {oil}.', 'Add .'],
])('"%s" without its amounts is "%s"', (text, plain) => {
  expect(withoutAmounts(text)).toBe(plain);
});

const use = (share: number) => ({ ingredientKey: 'butter', share });

test.each([
  ['Fry {butter 1/3}, then {butter 2/3}.', 1, [1 / 3, 2 / 3]],
  ['Fry {butter 0.333}, then {butter 0.333} and {butter 0.333}.', 1, [0.333, 0.333, 0.333]],
  ['Fry {butter 1/3}, then {butter 1/3}.', 1, [1]],
  ['Fry {butter 1/4} and {butter 1/4}.', 0.5, [0.25, 0.25]],
  ['Fry {salt 1/2} and {salt 1/2}.', 1, [1]],
  ['Fry {butter}.', 0.5, [0.5]],
  ['Fry it.', 0.5, [0.5]],
  ['Fry {butter 0.998}.', 1, [1]],
])('of "%s" a step that takes %s takes parts of %j', (text, share, parts) => {
  expect(partsOfUse({ use: use(share), text })).toEqual(parts);
});

const soup = { id: 'soup' };
const bread = { id: 'bread' };
const content = {
  recipesById: new Map<string, object>([
    ['soup', soup],
    ['bread', bread],
  ]),
  recipesBySlug: {
    en: new Map<string, object>([
      ['leek-soup', soup],
      ['pan', soup],
    ]),
    es: new Map<string, object>([
      ['sopa', soup],
      ['pan', bread],
    ]),
    sv: new Map<string, object>([['brod', bread]]),
  },
} as unknown as Pick<ContentIndex, 'recipesBySlug' | 'recipesById'>;

test.each([
  ['leek-soup', 'en', 'soup'],
  ['leek-soup', 'sv', 'soup'],
  ['brod', 'en', 'bread'],
  // Where two languages have one address, the reader's decides, then the first.
  ['pan', 'es', 'bread'],
  ['pan', 'en', 'soup'],
  ['pan', 'sv', 'soup'],
  ['bread', 'en', 'bread'],
  ['nothing', 'en', undefined],
] as const)('at %s in %s there is %s', (slug, language, id) => {
  expect(findRecipe({ content, slug, language })?.id).toBe(id);
});

test('a dish is called shorter where somebody wrote it so, and twenty letters fit', () => {
  expect(shortTitleOf({ title: 'Leek soup', short: null })).toBe('Leek soup');
  expect(shortTitleOf({ title: 'Leek soup', short: 'Soup' })).toBe('Soup');
  expect(isShortTitle('x'.repeat(20))).toBe(true);
  expect(isShortTitle('x'.repeat(21))).toBe(false);
  // A letter is one, however it is stored.
  expect(isShortTitle('🍲'.repeat(20))).toBe(true);
  expect(Object.values(perLanguage(() => isShortTitle('')))).toEqual([true, true, true]);
});
