import { expect, test } from 'vitest';
import { nothingRenamed } from '../recipes/files/parse-former-slugs.ts';
import { buildFood } from '../foods/testing/build-food.ts';
import { draftRecipe } from './draft-recipe.ts';
import type { ForeignRecipe, ForeignStep } from './foreign-recipe.ts';
import { linkSteps } from './link-steps.ts';
import { createFoodMatcher } from './match-food.ts';
import { amountText, recipeYaml, scalar, shareText } from './recipe-yaml.ts';
import { resolveIngredient } from './resolve-ingredient.ts';
import { reviewText } from './review-text.ts';

function named(id: string, en: string, plural: string | null, more: object = {}) {
  const names = { singular: en, plural };
  const other = (language: string) => ({ singular: `${en} ${language}`, plural: null });
  return buildFood({ id, names: { en: names, es: other('es'), sv: other('sv') }, ...more });
}

const foods = [
  named('butter', 'Butter', null, { densityGramsPerMl: 0.95, group: 'dairy' }),
  named('fresh-ginger', 'Fresh ginger', null),
  named('tomato', 'Tomato', 'Tomatoes', { gramsPerMeasure: { piece: 100 } }),
  named('bay-leaf', 'Bay leaf', 'Bay leaves', { gramsPerMeasure: { leaf: 0.2 }, group: 'spices' }),
  named('garlic', 'Garlic', null, { gramsPerMeasure: { clove: 4, head: 40 } }),
  named('salt', 'Salt', null, { group: 'spices', gramsPerMeasure: { pinch: 0.3 } }),
  named('cherry-tomato', 'Cherry tomato', 'Cherry tomatoes', { gramsPerMeasure: { piece: 15 } }),
  named('tomato-paste', 'Tomato paste', null, { densityGramsPerMl: 1.1 }),
  named('leek', 'Leek', 'Leeks', { gramsPerMeasure: { piece: 150 } }),
];
const byId = new Map(foods.map((food) => [food.id, food]));
const matcher = createFoodMatcher({ foods, formerSlugs: nothingRenamed });

const plain = (text: string, more: Partial<ForeignStep> = {}): ForeignStep => {
  return { text, uses: null, timersMinutes: [], ...more };
};

function linked(lines: readonly string[], steps: readonly ForeignStep[]) {
  const ingredients = lines.map((text) => resolveIngredient({ text, matcher }));
  return linkSteps({ steps, ingredients, foods: byId });
}

test('an ingredient goes into the first step that names it, by its whole name or what it is', () => {
  const lines = ['20 g butter', '10 g fresh ginger', '2 tomatoes', '1 leek', 'For the top:'];
  const steps = [
    plain('Melt the butter. Do not use buttery things.'),
    plain('Grate the ginger; cut the tomatoes.'),
    plain('Add the butter and the tomatoes.'),
  ];
  expect(linked(lines, steps).map(({ uses }) => uses)).toEqual([
    ['butter'],
    ['fresh-ginger', 'tomato'],
    [],
  ]);
});

test('a word within another one names no food, and a choice is used by no step', () => {
  const steps = [plain('Stir in buttermilk or leek.'), plain('Now the butter.')];
  const uses = linked(['20 g butter', 'or 1 leek'], steps).map((step) => step.uses);
  expect(uses).toEqual([[], ['butter']]);
});

test('a food that is listed again has a number', () => {
  const steps = [
    plain('x', { uses: [{ ingredient: 0, share: 1 }] }),
    plain('y', {
      uses: [
        { ingredient: 2, share: 1 },
        { ingredient: 1, share: 1 },
        { ingredient: 9, share: 1 },
      ],
    }),
  ];
  const lines = ['20 g butter', 'For the top:', '10 g butter'];
  expect(linked(lines, steps).map(({ uses }) => uses)).toEqual([['butter'], ['butter#2']]);
});

test.each([
  [1, 'butter'],
  [0.5, 'butter 1/2'],
  [2 / 3, 'butter 2/3'],
  [0.75, 'butter 3/4'],
  [0.2, 'butter 1/5'],
  [5 / 6, 'butter 5/6'],
  [0.125, 'butter 1/8'],
  [0.3, 'butter 3/10'],
  [7 / 12, 'butter 7/12'],
  [0.3333, 'butter 1/3'],
  [0.137, 'butter 0.137'],
  [0.0004, 'butter 0'],
])('a share of %s is written "%s"', (share, use) => {
  const [step] = linked(['20 g butter'], [plain('x', { uses: [{ ingredient: 0, share }] })]);
  expect(step?.uses).toEqual([use]);
});

test.each([
  ['Cook for 20 minutes.', [20]],
  ['Cook 20–25 min, then 5 minutes more.', [20, 5]],
  ['Sizzle for 30 seconds. Simmer for 2 minutes, stirring every 30 seconds.', [0.5, 2]],
  ['Cuece de 8 a 10 minutos.', [8]],
  ['Koka i 15 till 20 minuter.', [15]],
  ['Braise for 1 hour and 15 minutes.', [75]],
  ['Rest 1 min', [1]],
  ['Cook for 0 minutes.', []],
  ['Add 3 minced leeks.', []],
  ['Cook until done.', []],
])('of "%s" the timers are %j', (text, timers) => {
  expect(linked([], [plain(text)])[0]?.timersMinutes).toEqual(timers);
  expect(linked([], [plain(text, { timersMinutes: [7, 2] })])[0]?.timersMinutes).toEqual([7, 2]);
});

const soup: ForeignRecipe = {
  title: 'Tomato soup',
  description: 'Good.',
  language: null,
  servings: 3,
  prepMinutes: null,
  cookMinutes: null,
  totalMinutes: null,
  words: [],
  ingredients: ['2 tomatoes'],
  steps: [plain('Cook the tomatoes.')],
};

function drafted(changes: Partial<ForeignRecipe> = {}) {
  return draftRecipe({ recipe: { ...soup, ...changes }, matcher, foods: byId });
}

test.each([
  [null, null, null, { prep: 0, cook: 0, total: 0 }],
  [10, 20, null, { prep: 10, cook: 20, total: 30 }],
  [10, 20, 45, { prep: 10, cook: 20, total: 45 }],
  [10, 20, 15, { prep: 10, cook: 20, total: 30 }],
  [10, null, 45, { prep: 10, cook: 35, total: 45 }],
  [null, 20, 45, { prep: 25, cook: 20, total: 45 }],
  [null, 50, 45, { prep: 0, cook: 50, total: 50 }],
  [50, null, 45, { prep: 50, cook: 0, total: 50 }],
  [null, null, 45, { prep: 45, cook: 0, total: 45 }],
])('of %s, %s and %s minutes the times are %j', (prepMinutes, cookMinutes, totalMinutes, times) => {
  expect(drafted({ prepMinutes, cookMinutes, totalMinutes }).draft.times).toEqual(times);
});

test('what nobody said is left open: servings, who may see it, leftovers', () => {
  const { draft } = drafted({ servings: null });
  expect(draft).toMatchObject({
    title: 'Tomato soup',
    servings: 0,
    difficulty: 'easy',
    isPremium: true,
    isGoodAsLeftovers: false,
    dish: 'SOUP',
  });
  expect(drafted().draft.servings).toBe(3);
});

test('a recipe that was read whole leaves its guesses and its translations to the editor', () => {
  const review = reviewText({ slug: 'soup', source: 'a.json', recipe: soup, drafted: drafted() });
  expect(review).toBe(`# Review of soup

From a.json.

## Guessed: please confirm

- cuisine OTHER, dish SOUP, protein NONE, meals LUNCH and DINNER, role main
- difficulty easy, for members only, not marked as good leftovers
- which step uses what, and the timers

## Missing

- the times
- the translations soup.es.yaml and soup.sv.yaml

## Read as

- "2 tomatoes" → 2 piece tomato
`);
});

test('everything that is missing or was decided for the editor is named with its line', () => {
  const recipe: ForeignRecipe = {
    ...soup,
    description: '',
    servings: null,
    language: 'sv-SE',
    ingredients: ['For the pot:', '2-3 tomatoes', 'salt to taste', '1 unicorn', '2 cans leek'],
    steps: [plain('Cook.')],
  };
  const draft = draftRecipe({ recipe, matcher, foods: byId });
  const lines = reviewText({ slug: 's', source: 'b', recipe, drafted: draft }).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '## Ingredients that were not read',
      '- Line 4: "1 unicorn". No food of the table is called so. Candidates: none.',
      '- Line 5: "2 cans leek". Nobody noted what one can of leek weighs; give it in g. Candidates: leek.',
      '## Ingredients to look at',
      '- Line 2: "2-3 tomatoes". It says 2 to 3; the lower was taken.',
      '- Line 3: "salt to taste". It gives no amount; a pinch was taken.',
      '- the description',
      '- the servings',
      '- a step that uses tomato, salt',
      '- the English text: the source is in "sv-SE"',
    ]),
  );
  const english = reviewText({
    slug: 's',
    source: 'b',
    recipe: { ...recipe, language: 'en-GB' },
    drafted: draft,
  });
  expect(english).not.toContain('the English text');
});

test('a file of ours has every field in its order, remarks where a line could not be read', () => {
  const { draft } = drafted({
    title: 'Soup: the best',
    ingredients: ['For the pot:', '2 tomatoes', '1   unicorn'],
    prepMinutes: 5,
    cookMinutes: 25,
    steps: [plain('Cook the tomatoes for 20 minutes.'), plain('Serve.')],
  });
  expect(recipeYaml(draft)).toBe(`title: "Soup: the best"
description: Good.
cuisine: OTHER
dish: SOUP
protein: NONE
meals: [LUNCH, DINNER]
role: main
difficulty: easy
premium: true
servings: 3
leftovers: false
times: { prep: 5, cook: 25, total: 30 }
ingredients:
  # For the pot:
  - 2 piece tomato
  # not read yet: 1 unicorn
steps:
  - text: Cook the tomatoes for 20 minutes.
    uses: [tomato]
    timer: 20
  - text: Serve.
`);
  const empty = recipeYaml({ ...draft, ingredients: [{ remark: 'nothing' }], steps: [] });
  expect(empty).toContain('ingredients: []\n  # nothing\nsteps: []\n');
});

test.each([
  [0.125, '1/8'],
  [0.25, '1/4'],
  [0.5, '1/2'],
  [0.875, '7/8'],
  [1, '1'],
  [1.5, '1.5'],
  [1.25, '1.25'],
  [2 / 3, '2/3'],
  [1 / 6, '1/6'],
  [1 + 1 / 3, '1 1/3'],
  [2 + 5 / 12, '2 5/12'],
  [3 / 7, '3/7'],
  [4 / 9, '4/9'],
  [0.1, '0.1'],
  [0.123, '0.123'],
  [0.1234567, '0.123'],
  [100, '100'],
])('an amount of %s is written %s', (amount, text) => {
  expect(amountText(amount)).toBe(text);
});

test.each([
  [1 / 3, '1/3'],
  [12 / 13, '12/13'],
  [19 / 20, '19/20'],
  [0.5, '1/2'],
  [1 / 21, '0.048'],
])('a step takes %s of it: %s', (share, text) => {
  expect(shareText(share)).toBe(text);
});

test.each([
  ['', ''],
  ['plain', 'plain'],
  ['two\n  lines ', 'two lines'],
  ['a: b', '"a: b"'],
  ['# no', '"# no"'],
  ['12', '"12"'],
  ['x'.repeat(200), 'x'.repeat(200)],
])('the text %j stands in a file as %j', (text, yaml) => {
  expect(scalar(text)).toBe(yaml);
});

test.each([
  ['2 bay leaves', '2 leaf bay-leaf'],
  ['3 bay leaf', '3 leaf bay-leaf'],
  ['2 tomatoes', '2 piece tomato'],
  ['2 garlic cloves', '2 clove garlic'],
  ['bay leaves', '1 pinch bay-leaf'],
])('"%s" is %s', (text, line) => {
  const { draft } = drafted({ ingredients: [text] });
  expect(recipeYaml(draft)).toContain(`  - ${line}\n`);
});

test.each([
  // It may be a clove or a head.
  ['2 garlic', 'Nobody noted what one piece of garlic weighs; give it in g.', ['garlic']],
  ['1 tbsp garlic cloves', 'No food of the table is called so.', ['garlic']],
  ['tomatoes', 'It gives no amount.', ['tomato']],
  ['1 red tomato paste tube', 'No food of the table is called so.', ['tomato-paste', 'tomato']],
])('"%s" is left to the editor: %s', (text, reason, candidates) => {
  const resolved = resolveIngredient({ text, matcher });
  expect(resolved).toMatchObject({ kind: 'unmatched', text, reason });
  const ids = resolved.kind === 'unmatched' ? resolved.candidates.map(({ id }) => id) : [];
  expect(ids.slice(0, candidates.length)).toEqual(candidates);
});

test('candidates are the foods that share most of the words, five at most', () => {
  const many = Array.from({ length: 8 }, (_, at) => named(`kind-${at}`, `Leek kind${at}`, null));
  const wide = createFoodMatcher({ foods: [...foods, ...many], formerSlugs: nothingRenamed });
  const suggested = wide.suggest('leek').map(({ id }) => id);
  expect(suggested).toHaveLength(5);
  expect(suggested[0]).toBe('leek');
  expect(wide.suggest('finely chopped')).toEqual([]);
  // The last word says what it is.
  expect(matcher.suggest('tomato of the cherry tomato').map(({ id }) => id)).toEqual([
    'cherry-tomato',
    'tomato',
    'tomato-paste',
  ]);
});
