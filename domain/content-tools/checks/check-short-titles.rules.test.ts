import { expect, test } from 'vitest';
import { formatFileProblem } from '../../../lib/file-problem.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { parseRecipe } from '../../recipes/files/parse-recipe.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import { recipeSources } from '../../recipes/testing/recipe-files.ts';
import { sharedShortTitleProblems, shortTitleProblems } from './check-short-titles.rules.ts';

interface Called {
  title: string;
  short: string | null;
}

function underCheck({ id = 'some-dinner', ...swedish }: Called & { id?: string }) {
  const foods = [buildFood({ id: 'salmon' })];
  const recipe = compiled({ foods, recipe: { id, lines: ['300 g salmon'] } });
  const { places } = parseRecipe(recipeSources()).parsed ?? {};
  if (places === undefined) throw new Error('The sample recipe should be readable.');
  const short = (text: string) => ({ title: `${text} ${id}`, short: `${text} ${id.slice(0, 8)}` });
  const texts = {
    en: { ...recipe.texts.en, ...short('a') },
    es: { ...recipe.texts.es, ...short('b') },
    sv: { ...recipe.texts.sv, ...swedish },
  };
  return { recipe: { ...recipe, texts }, places, foods: new Map() };
}

test.each<[string, Called, readonly string[]]>([
  ['a title that fits', { title: 'Lax & sparris', short: null }, []],
  ['a title of 20 letters', { title: 'Långkokt rendang åäö', short: null }, []],
  [
    'a long title alone',
    { title: 'Långkokt rendang på högrev', short: null },
    [
      'buttered-salmon.sv.yaml:2: "Långkokt rendang på högrev" needs a short title of at most 20 letters.',
    ],
  ],
  ['a long title with a short one', { title: 'Lax i ugn med paprika', short: 'Lax i ugn' }, []],
  [
    'a short title that is long',
    { title: 'Lax i ugn med paprika', short: 'Lax i ugn med paprika' },
    [expect.stringContaining('"Lax i ugn med paprika" is longer than 20 letters.')],
  ],
])('%s', (_which, called, expected) => {
  expect(shortTitleProblems(underCheck(called)).map(formatFileProblem)).toEqual(expected);
});

test('two dishes that are called the same where there is no room are named', () => {
  const first = underCheck({ id: 'one-dish', title: 'Lax i ugn', short: null });
  const second = underCheck({ id: 'two-dish', title: 'Lax i ugn med paprika', short: 'lax i ugn' });
  const other = underCheck({ id: 'odd-dish', title: 'Lax i ugn med smör', short: 'Smörlax' });
  expect(sharedShortTitleProblems([first, other])).toEqual([]);
  expect(sharedShortTitleProblems([first, other, second]).map(({ message }) => message)).toEqual([
    '"lax i ugn" is what one-dish is called already.',
  ]);
});

test('what is written as a short title is the one that is named, wherever it stands', () => {
  const first = underCheck({ id: 'one-dish', title: 'Lax i ugn med paprika', short: 'Lax i ugn' });
  const second = underCheck({ id: 'two-dish', title: 'Lax i ugn', short: null });
  const told = sharedShortTitleProblems([first, second]);
  expect(told.map(({ message }) => message)).toEqual([
    '"Lax i ugn" is what two-dish is called already.',
  ]);
});
