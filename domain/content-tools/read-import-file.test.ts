import { expect, test } from 'vitest';
import { readImportFile } from './read-import-file.ts';

test('finds a recipe in the graph of a page, its steps in sections', () => {
  const { recipes, problems } = read(
    'page.html',
    page(JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, soup] })),
  );
  expect(problems).toEqual([]);
  expect(recipes).toEqual([
    {
      place: '@graph[1]',
      recipe: {
        title: 'Chicken & leek soup',
        description: 'Good.',
        language: 'en-GB',
        servings: 4,
        prepMinutes: 15,
        cookMinutes: 60,
        totalMinutes: null,
        words: ['French', 'Dinner', 'soup', 'winter'],
        ingredients: ['500 g chicken thighs', '2 leeks'],
        steps: ['Brown the chicken.', 'Add the leeks.', 'Salt it.'].map(plainStep),
      },
    },
  ]);
});

test('finds several recipes of one list, and names one that is not whole', () => {
  const list = [soup, { '@type': 'Recipe', name: 'Nothing in it' }, { ...soup, name: 'Another' }];
  const { recipes, problems } = read('all.json', JSON.stringify(list));
  expect(recipes.map(({ place, recipe }) => [place, recipe.title])).toEqual([
    ['[0]', 'Chicken & leek soup'],
    ['[2]', 'Another'],
  ]);
  expect(problems).toEqual([{ line: null, message: '[1] has no ingredients.' }]);
});

test.each([
  ['a type that is a list', { '@type': ['NewsArticle', 'Recipe'] }],
  ['a type with its address', { '@type': 'https://schema.org/Recipe' }],
  [
    'instructions in one text of lines',
    { recipeInstructions: 'Brown the chicken.\nAdd the leeks.\nSalt it.' },
  ],
  [
    'instructions in HTML',
    {
      recipeInstructions:
        '<ol><li>Brown the chicken.</li><li>Add the leeks.</li><li>Salt it.</li></ol>',
    },
  ],
  ['a yield in words', { recipeYield: 'Serves 4 people' }],
  ['ingredients with entities', { recipeIngredient: ['500&nbsp;g chicken thighs', '2 leeks'] }],
])('reads %s', (_what, part) => {
  const { recipes } = read('soup.jsonld', JSON.stringify({ ...soup, ...part }));
  expect(recipes[0]?.recipe).toMatchObject({
    servings: 4,
    ingredients: ['500 g chicken thighs', '2 leeks'],
    steps: [{ text: 'Brown the chicken.' }, { text: 'Add the leeks.' }, { text: 'Salt it.' }],
  });
});

test('reads what Mealie exports', () => {
  const mealie = {
    id: '1',
    slug: 'soup',
    name: 'Soup',
    recipeServings: 6,
    prepTime: '15 minutes',
    performTime: '1 hour',
    recipeCategory: [{ name: 'Dinner' }],
    tags: [{ name: 'Soup' }],
    recipeIngredient: [
      {
        quantity: 2,
        unit: { name: 'cup' },
        food: { name: 'milk' },
        note: 'warm',
        originalText: null,
      },
      { quantity: 1, unit: null, food: null, note: '', originalText: '1 leek, sliced' },
      { quantity: 0, unit: null, food: null, note: 'salt', display: '' },
    ],
    recipeInstructions: [{ title: '', text: 'Cook it.' }],
  };
  expect(read('soup.json', JSON.stringify(mealie)).recipes[0]?.recipe).toMatchObject({
    title: 'Soup',
    servings: 6,
    prepMinutes: 15,
    cookMinutes: 60,
    words: ['Dinner', 'Soup'],
    ingredients: ['2 cup milk, warm', '1 leek, sliced', 'salt'],
    steps: [{ text: 'Cook it.' }],
  });
});

test('reads what RecipeSage keeps', () => {
  const recipe = {
    title: 'Soup',
    yield: '4',
    activeTime: '10 min',
    totalTime: '40 min',
    ingredients: '[Soup]\n2 leeks\r\n\r\n1 tsp salt',
    instructions: '[First]\nCut.\nCook.',
    recipeLabels: [{ title: 'dinner' }],
  };
  const { recipes } = read('export.json', JSON.stringify({ recipes: [recipe] }));
  expect(recipes[0]).toMatchObject({
    place: 'recipes[0]',
    recipe: {
      title: 'Soup',
      prepMinutes: 10,
      totalMinutes: 40,
      words: ['dinner'],
      ingredients: ['2 leeks', '1 tsp salt'],
      steps: [{ text: 'Cut.' }, { text: 'Cook.' }],
    },
  });
});

test('reads Cooklang: metadata, parts of an ingredient, timers and pans', () => {
  const text = `---
title: Leek soup
servings: 2
prep time: 10 min
tags: [soup, winter]
---
Melt @butter{1%tbsp} in a #soup pot{}. -- gently
Add @leeks{2}(sliced).

> It freezes well.

Stir for ~{30%seconds}, simmer for ~{20%minutes}, stir in the @butter{1/2%tbsp} and @salt.
`;
  const { recipes, problems } = read('soup.cook', text);
  expect(problems).toEqual([]);
  expect(recipes[0]?.recipe).toMatchObject({
    title: 'Leek soup',
    servings: 2,
    prepMinutes: 10,
    words: ['soup', 'winter'],
    ingredients: ['1.5 tbsp butter', '2 leeks, sliced', 'salt'],
  });
  const [first, second] = recipes[0]?.recipe.steps ?? [];
  expect(first).toEqual({
    text: 'Melt butter in a soup pot. Add leeks.',
    uses: [
      { ingredient: 0, share: 2 / 3 },
      { ingredient: 1, share: 1 },
    ],
    timersMinutes: [],
  });
  expect(second).toMatchObject({
    text: 'Stir for 30 seconds, simmer for 20 minutes, stir in the butter and salt.',
    timersMinutes: [0.5, 20],
  });
});

test('a Cooklang file without a title is called as the file', () => {
  const { recipes } = read('leek-soup.cook', '>> servings: 3\nCook @leeks{2}.');
  expect(recipes[0]?.recipe).toMatchObject({ title: 'leek soup', servings: 3 });
});

test.each([
  ['broken.json', '{\n "name": "x",\n oops }', 3, 'This is not readable JSON'],
  ['empty.json', '{}', null, 'It holds no schema.org/Recipe'],
  ['plain.html', '<p>Soup</p>', null, 'The page holds no schema.org/Recipe.'],
  ['broken.html', page('{\n "@type":\n }'), 4, 'This is not readable JSON'],
  ['plain.cook', 'Just cook.', null, 'It marks no ingredients with @.'],
])('%s is refused with line and reason', (fileName, text, line, message) => {
  const { recipes, problems } = read(fileName, text);
  expect(recipes).toEqual([]);
  expect(problems).toEqual([{ line, message: expect.stringContaining(message) }]);
});

test.each([
  ['is longer than a recipe may be', `${'x'.repeat(40_001)} @leek{1}`, 'longer than a recipe'],
  ['marks more than a recipe may', '@leek{1} '.repeat(1001), 'it marks more than a recipe may'],
])('a Cooklang file that %s is refused before it is read', (_what, text, message) => {
  const { recipes, problems } = read('soup.cook', text);
  expect(recipes).toEqual([]);
  expect(problems).toEqual([{ line: null, message: expect.stringContaining(message) }]);
});

test('a Cooklang file of the longest kind is read', () => {
  const text = `@leek{1} ${'x'.repeat(39_000)}`;
  expect(read('soup.cook', text).recipes).toHaveLength(1);
  expect(read('soup.cook', '@leek{1} '.repeat(500)).recipes).toHaveLength(1);
});

test('all that a Cooklang file says of itself is taken over', () => {
  const text = `---
title: Soup
introduction: Good.
locale: sv
serves: 3 people
time.prep: 5 min
cook time: 10 min
duration: 20 min
cuisine: nordic
course: [lunch, dinner]
category: soups
diet: vegan
---
Cook @leeks{2}.
`;
  expect(read('x.cook', text).recipes[0]?.recipe).toMatchObject({
    title: 'Soup',
    description: 'Good.',
    language: 'sv',
    servings: 3,
    prepMinutes: 5,
    cookMinutes: 10,
    totalMinutes: 20,
    words: ['nordic', 'lunch', 'dinner', 'soups', 'vegan'],
  });
  const bare = read('my_leek-soup.cook', 'Cook @leeks{2} in a #pot{}.').recipes[0]?.recipe;
  expect(bare).toMatchObject({
    title: 'my leek soup',
    description: '',
    language: null,
    servings: null,
    prepMinutes: null,
    cookMinutes: null,
    totalMinutes: null,
    words: [],
  });
  expect(bare?.steps[0]?.text).toBe('Cook leeks in a pot.');
});

test('Paprika keeps its steps as directions, and its times and servings under names of its own', () => {
  const paprika = {
    name: 'Soup',
    ingredients: '2 leeks\n\n1 tsp salt',
    directions: 'Cut.\n\nCook.',
    servings: 'Serves 4-6',
    prep_time: '10 mins',
    cook_time: '1 hr',
    total_time: '70 min',
    categories: ['Soups'],
  };
  expect(read('soup.json', JSON.stringify(paprika)).recipes[0]?.recipe).toMatchObject({
    title: 'Soup',
    servings: 4,
    prepMinutes: 10,
    cookMinutes: 60,
    totalMinutes: 70,
    words: ['Soups'],
    ingredients: ['2 leeks', '1 tsp salt'],
    steps: [{ text: 'Cut.' }, { text: 'Cook.' }],
  });
});

test.each<[string, object, string]>([
  ['no name', { name: '' }, 'name'],
  ['no ingredients', { recipeIngredient: [] }, 'ingredients'],
  ['no steps', { recipeInstructions: '' }, 'steps'],
])('a recipe with %s is named with what it lacks', (_what, part, missing) => {
  const { recipes, problems } = read('soup.json', JSON.stringify({ ...soup, ...part }));
  expect(recipes).toEqual([]);
  expect(problems).toEqual([{ line: null, message: `The recipe has no ${missing}.` }]);
});

test.each<[string, object]>([
  ['another kind of thing', { '@type': 'NewsArticle' }],
  ['ingredients without steps', { '@type': undefined, recipeInstructions: undefined }],
])('%s is no recipe', (_what, part) => {
  const { problems } = read('x.json', JSON.stringify({ ...soup, ...part }));
  expect(problems[0]?.message).toContain('It holds no schema.org/Recipe');
});

test('steps may be one thing, a thing with a name alone, or a list of lists', () => {
  const stepsOf = (recipeInstructions: unknown) =>
    read('x.json', JSON.stringify({ ...soup, recipeInstructions })).recipes[0]?.recipe.steps.map(
      ({ text }) => text,
    );
  expect(stepsOf({ '@type': 'HowToStep', text: 'Cut.' })).toEqual(['Cut.']);
  expect(stepsOf([{ '@type': 'HowToStep', name: 'Cut.', text: '' }])).toEqual(['Cut.']);
  expect(stepsOf({ itemListElement: [{ text: 'Cut.' }, 'Cook.'] })).toEqual(['Cut.', 'Cook.']);
  expect(stepsOf('<p>Cut.</p><p>Cook.</p><div>Salt.</div>Serve.<br/>Eat.')).toEqual([
    'Cut.',
    'Cook.',
    'Salt.',
    'Serve.',
    'Eat.',
  ]);
});

test.each<[unknown, number | null]>([
  [4, 4],
  ['Serves 4–6', 4],
  [['a few', '12 pieces'], 12],
  [{ '@type': 'QuantitativeValue', value: 5 }, 5],
  ['some', null],
  ['0', null],
  [undefined, null],
])('a yield of %j is %s servings', (recipeYield, servings) => {
  const found = read('x.json', JSON.stringify({ ...soup, recipeYield }));
  expect(found.recipes[0]?.recipe.servings).toBe(servings);
});

test.each<[object, string]>([
  [{ originalText: '2 leeks', display: 'x', quantity: 1 }, '2 leeks'],
  [{ originalText: '', display: '2 leeks', quantity: 1 }, '2 leeks'],
  [{ quantity: 2, unit: null, food: { name: 'leeks' }, note: '' }, '2 leeks'],
  [{ quantity: 0, unit: { name: 'tsp' }, food: { name: 'salt' }, note: 'fine' }, 'tsp salt, fine'],
  [{ quantity: 0, unit: null, food: null, note: 'a little salt' }, 'a little salt'],
  [{ '@value': '2 leeks' }, ''],
])('an ingredient kept as %j reads "%s"', (ingredient, text) => {
  const recipe = { ...soup, recipeIngredient: [ingredient, '1 egg'] };
  const { ingredients } = read('x.json', JSON.stringify(recipe)).recipes[0]?.recipe ?? {};
  expect(ingredients?.[0]).toBe(text);
});

test('a page may hide its data from old browsers, and say several things', () => {
  const json = JSON.stringify(soup);
  const text = `<script type="text/javascript">var a = "<b>";</script>
<script type=" application/ld+json; charset=utf-8"><!-- ${json} --></script>
<SCRIPT TYPE="application/LD+JSON">{ "@type": "WebSite" }</SCRIPT>`;
  const { recipes, problems } = read('page.htm', text);
  expect(problems).toEqual([]);
  expect(recipes).toHaveLength(1);
});

test('a mark at the beginning of a file is no part of it', () => {
  expect(read('soup.json', `\uFEFF${JSON.stringify(soup)}`).recipes).toHaveLength(1);
  expect(read('soup.cook', '\uFEFF---\ntitle: Soup\n---\nCook @leeks{2}.').recipes).toMatchObject([
    { recipe: { title: 'Soup' } },
  ]);
});

const soup = {
  '@type': 'Recipe',
  name: 'Chicken &amp; leek soup',
  description: '<p>Good.</p>',
  inLanguage: 'en-GB',
  recipeYield: ['4', '4 servings'],
  prepTime: 'PT15M',
  cookTime: 'PT1H',
  recipeCuisine: 'French',
  recipeCategory: ['Dinner'],
  keywords: 'soup, winter',
  recipeIngredient: ['500 g chicken thighs', '2 leeks'],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'Soup',
      itemListElement: [
        { '@type': 'HowToStep', text: 'Brown the chicken.' },
        { '@type': 'HowToStep', text: 'Add the leeks.' },
      ],
    },
    'Salt it.',
  ],
};

function page(json: string): string {
  return `<html><head>\n<script type="application/ld+json">${json}</script></head></html>`;
}

function plainStep(text: string) {
  return { text, uses: null, timersMinutes: [] };
}

function read(fileName: string, text: string) {
  return readImportFile({ name: fileName, fileName, text });
}
