import { expect, test } from 'vitest';
import { perLanguage } from '../../../lib/language.ts';
import { parseFoods } from '../../foods/table/parse-foods.ts';
import { similarityProblems } from './check-similarity.ts';
import { alikeRecipes } from './similarity.rules.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import { contentSources } from '../../recipes/testing/recipe-files.ts';

const { foods } = parseFoods(contentSources([]));
const saltedSalmon = ['300 g salmon', '2 tbsp butter', '1 pinch salt'];

test.each([
  [
    'the same dish in other words',
    'Butter-fried salmon',
    ['280 g salmon', '3 tbsp butter', '1 pinch salt'],
    true,
  ],
  [
    'another dish from the same things',
    'Fish cakes',
    ['300 g salmon', '2 tbsp butter', '1 pinch salt'],
    false,
  ],
  [
    'one thing instead of another',
    'Salmon in oil',
    ['300 g salmon', '2 tbsp olive-oil', '1 pinch salt'],
    false,
  ],
  [
    'another main thing',
    'Buttered garlic',
    ['8 clove garlic', '2 tbsp butter', '1 pinch salt'],
    false,
  ],
])('%s: %s', (_what, title, lines, isAlike) => {
  const others = ['4 clove garlic', '2 tbsp olive-oil', '200 g salmon'].map((line, index) =>
    recipe({ id: `other-${index}`, title: `Dish ${index}`, lines: [line] }),
  );
  const first = recipe({ id: 'salmon', title: 'Salmon fried in butter', lines: saltedSalmon });
  const second = recipe({ id: 'second', title, lines });
  const pairs = alikeRecipes([...others, first, second]).map((pair) => [
    pair.first.id,
    pair.second.id,
  ]);
  expect(pairs).toEqual(isAlike ? [['salmon', 'second']] : []);
});

test('titles are compared in every language: one may hide that it is the same dish', () => {
  const lines = [...saltedSalmon, '2 clove garlic'];
  const plain = recipe({
    id: 'plain',
    title: 'Rancher’s breakfast',
    es: 'Lo mismo',
    lines: saltedSalmon,
  });
  const again = recipe({ id: 'again', title: 'Something else', es: 'Lo mismo', lines });
  const other = recipe({ id: 'other', title: 'Something else', es: 'Otra cosa', lines });
  expect(alikeRecipes([plain, again])).toHaveLength(1);
  expect(alikeRecipes([plain, other])).toHaveLength(0);
});

test('an alternative is not in the dish', () => {
  const lines = ['300 g salmon', 'or 300 g garlic', '2 tbsp butter', '1 pinch salt'];
  const [pair] = alikeRecipes([
    recipe({ id: 'a', title: 'Salmon', lines: saltedSalmon }),
    recipe({ id: 'b', title: 'Salmon', lines: lines.toSpliced(1, 1, 'or 80 clove garlic') }),
  ]);
  expect(pair?.ingredients).toBeCloseTo(1);
});

test('an editor may vouch for a pair, and gives the reason', () => {
  const vouched = 'pairs:\n  - recipes: [a, b]\n    why: One is for a picnic.\n';
  expect(problemsWith(null)).toEqual([expect.stringContaining('This looks like a again')]);
  expect(problemsWith(vouched)).toEqual([]);
  expect(problemsWith(vouched.replace('    why: One is for a picnic.\n', ''))).toEqual([
    '"why" is missing.',
  ]);
  expect(problemsWith(vouched.replace('b]', 'gone]'))).toEqual([
    'There is no recipe gone.',
    expect.stringContaining('This looks like a again'),
  ]);
});

function problemsWith(text: string | null): readonly string[] {
  const checked = ['a', 'b'].map((id) => ({
    recipe: recipe({ id, title: 'Salmon', lines: saltedSalmon }),
    places: {
      files: perLanguage(() => `${id}.yaml`),
      fieldLines: perLanguage(() => new Map<string, number>()),
      ingredientLines: [],
      stepLines: perLanguage(() => []),
    },
    foods: new Map(),
  }));
  const vouchedFor = text === null ? null : { file: 'similar-recipes.yaml', text };
  return similarityProblems({ checked, vouchedFor }).map(({ message }) => message);
}

function recipe(args: { id: string; title: string; es?: string; lines: readonly string[] }) {
  const { id, title, es = title, lines } = args;
  const texts = perLanguage((language) => ({
    slug: `${id}-${language}`,
    title: language === 'es' ? es : title,
    description: 'Good.',
    short: null,
    tip: null,
    faq: [],
    video: null,
    photoAlt: null,
  }));
  return compiled({ foods, recipe: { id, texts, lines } });
}
