import { beforeAll, expect, test } from 'vitest';
import type { Food } from '../../foods/food.ts';
import { ownContent } from '../../recipes/testing/own-content.ts';
import { readImported } from './read-imported.ts';

let foods: readonly Food[];
beforeAll(async () => {
  ({ foods } = await ownContent());
});

function read(fileName: string, text: string) {
  return readImported({ fileName, bytes: Buffer.from(text), foods });
}

const eggs = {
  '@type': 'Recipe',
  name: 'Endless eggs',
  recipeIngredient: ['2 eggs'],
  recipeInstructions: ['Boil.'],
};
const lines = Array.from({ length: 20_000 }, () => '2 eggs, 3 onions (or leeks)');

test.each([
  ['many lines.json', JSON.stringify({ ...eggs, recipeIngredient: lines }), /larger than a recipe/],
  ['many steps.json', JSON.stringify({ ...eggs, recipeInstructions: lines }), /larger than a/],
  [
    'many words.json',
    JSON.stringify({ ...eggs, recipeInstructions: ['Boil. '.repeat(20_000)] }),
    /larger than a recipe/,
  ],
  ['no name.json', JSON.stringify({ ...eggs, name: '!' }), /No address/],
  ['lines.cook', '@salt{1%g}\n\n'.repeat(100_000), /longer than a recipe may be/],
  ['braces.cook', '@a{'.repeat(900_000), /longer than a recipe may be/],
  ['marks.cook', '@a '.repeat(5000), /marks more than a recipe may/],
  [
    'scripts.html',
    '<script type="application/ld+json">{</script>\n'.repeat(50_000),
    /not readable JSON/,
  ],
] as const)('%s is named with its reason, before anything is made of it', (name, text, why) => {
  const { recipes, problems } = read(name, text);
  expect(recipes).toEqual([]);
  expect(problems[0]).toMatch(why);
  expect(problems.length).toBeLessThanOrEqual(20);
});

test('a draft holds what is read of a recipe, however much it says', () => {
  const { recipes } = read(
    'time.json',
    JSON.stringify({
      ...eggs,
      totalTime: '9'.repeat(1_000_000),
      keywords: 'soup, '.repeat(100_000),
      inLanguage: 'x'.repeat(100_000),
      recipeIngredient: [`2 eggs, ${'or, '.repeat(2000)}`],
    }),
  );
  expect(recipes).toMatchObject([{ title: 'Endless eggs' }]);
  expect(recipes[0]?.language).toHaveLength(50);
  expect(recipes[0]?.fields['ingredient.i1.line']?.length).toBeLessThanOrEqual(300);
});

test('facts of an older Cooklang file are read line by line', () => {
  const { recipes } = read('a.cook', `>> title: Soft eggs\n${'>> \n'.repeat(9000)}Boil @eggs{2}.`);
  expect(recipes).toMatchObject([{ title: 'Soft eggs' }]);
});
