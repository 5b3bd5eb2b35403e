import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import { perLanguage } from '../../../lib/language.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import type { Recipe } from '../../recipes/recipe.ts';
import { recipeDocument } from './recipe-documents.ts';
import { recipeIndexOf } from './recipe-index.ts';
import { noFilters } from './search-filters.rules.ts';
import { searchRecipes } from './search-recipes.ts';

const foods = ['zucchini', 'chicken', 'salt'].map((id) => {
  return buildFood({ id, gramsPerMeasure: { piece: 100 } });
});
const foodsById = new Map(foods.map((food) => [food.id, food]));

function titled(title: string, parts: Partial<Recipe> & { lines?: readonly string[] } = {}) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  const texts = perLanguage((language) => ({
    slug: `${id}-${language}`,
    title,
    description: '',
    short: null,
    tip: null,
    faq: [],
    video: null,
    photoAlt: null,
  }));
  return compiled({ foods, recipe: { id, texts, ...parts } });
}

const recipes = [
  titled('Green soup', { dish: 'SOUP', lines: ['1 piece zucchini', '1 piece salt'] }),
  titled('Red soup', { dish: 'SOUP', difficulty: 'hard', lines: ['1 piece salt'] }),
  titled('Zucchini salad', { dish: 'SALAD', lines: ['1 piece zucchini'] }),
  titled('Apple salad', { dish: 'SALAD' }),
];
const content = { recipes, foodsById };

function search(asked: Partial<Parameters<typeof searchRecipes>[0]>) {
  const everything = { text: '', filters: noFilters, first: 10, afterId: null };
  return searchRecipes({ content, language: 'en', ...everything, ...asked });
}

const titlesOf = ({ hits }: Awaited<ReturnType<typeof searchRecipes>>) =>
  hits.map(({ recipe }) => recipe.texts.en.title);

test('without a text all recipes come by title', async () => {
  const found = await search({});
  expect(titlesOf(found)).toEqual(['Apple salad', 'Green soup', 'Red soup', 'Zucchini salad']);
  expect(found).toMatchObject({ totalCount: 4, nextAfterId: null, help: null });
});

test('what is named so comes before what it is in, and says by what it was found', async () => {
  const { hits } = await search({ text: 'courgette' });
  expect(hits.map(({ title, ingredients }) => [title.text, ingredients.length])).toEqual([
    ['Zucchini salad', 1],
    ['Green soup', 1],
  ]);
  expect(hits[0]?.title.ranges).toEqual([{ start: 0, end: 8 }]);
  expect(hits[1]?.ingredients).toEqual([{ text: 'zucchini', ranges: [{ start: 0, end: 8 }] }]);
});

test('filters narrow what the text finds', async () => {
  const filters = { ...noFilters, dish: ['soup'], difficulty: ['hard'] };
  expect(titlesOf(await search({ text: 'soup', filters }))).toEqual(['Red soup']);
});

test('a food that has left the table filters nothing', async () => {
  const filters = { ...noFilters, ingredient: ['unicorn'] };
  expect((await search({ filters })).totalCount).toBe(4);
});

test('pages follow each other without a gap', async () => {
  const first = await search({ first: 3 });
  const second = await search({ first: 3, afterId: first.nextAfterId });
  expect([...titlesOf(first), ...titlesOf(second)]).toEqual(titlesOf(await search({})));
  expect(second.nextAfterId).toBeNull();
});

test('below a recipe that is not among the hits there is nothing', async () => {
  const found = await search({ text: 'soup', afterId: 'apple-salad' });
  expect(found).toMatchObject({ hits: [], totalCount: 2, nextAfterId: null });
});

test('when filters leave nothing, it says which of them to let go', async () => {
  const filters = { ...noFilters, dish: ['salad'], difficulty: ['hard'] };
  const { help } = await search({ filters });
  expect(help?.withoutFilter).toEqual([
    { filter: 'difficulty', count: 2 },
    { filter: 'dish', count: 1 },
  ]);
});

test('when a word is unknown, it offers the search without it', async () => {
  const { help, totalCount } = await search({ text: 'soup qqqqqqqq' });
  expect(totalCount).toBe(0);
  expect(help?.instead).toEqual([{ text: 'soup', count: 2 }]);
});

test('when a word is far from any, it offers a bold guess', async () => {
  const { help } = await search({ text: 'zzuchinii' });
  expect(help?.instead).toEqual([{ text: 'zucchini', count: 2 }]);
});

test('what it offers instead is spelled right', async () => {
  const { help } = await search({ text: 'zuchini qqqqqqqq' });
  expect(help?.instead).toEqual([{ text: 'zucchini', count: 2 }]);
});

test('popular searches are offered only where they find something', async () => {
  const { help } = await search({ text: 'qqqqqqqq' });
  expect(help?.popular.map(({ text }) => text)).toEqual(['soup', 'salad', 'vegetarian']);
  expect(help?.popular.every(({ count }) => count > 0)).toBe(true);
});

test('a misspelt search is put right and says so', async () => {
  const found = await search({ text: 'zuchini' });
  expect(found).toMatchObject({ totalCount: 2, correctedText: 'zucchini', help: null });
});

test('an index is made once for a content and a language', () => {
  const [first, second] = [
    recipeIndexOf({ content, language: 'sv' }),
    recipeIndexOf({ content, language: 'sv' }),
  ];
  expect(first).toBe(second);
  expect(recipeIndexOf({ content: { ...content }, language: 'sv' })).not.toBe(first);
});

test.each([31, 32, 33, 64])('of %i recipes all are there without a text', async (count) => {
  const many = Array.from({ length: count }, (_, index) => titled(`Dish ${index + 10}`));
  const found = await search({ content: { recipes: many, foodsById }, first: 100 });
  expect([found.totalCount, found.hits.length]).toEqual([count, count]);
  expect(
    found.hits.every(({ ingredients, title }) => [...ingredients, ...title.ranges].length === 0),
  ).toBe(true);
});

test('a page that is exactly full is the last one', async () => {
  const whole = await search({ first: 4 });
  expect(whole.nextAfterId).toBeNull();
  const most = await search({ first: 3 });
  expect(most.nextAfterId).toBe(most.hits[2]?.recipe.id);
  const rest = await search({ first: 3, afterId: most.nextAfterId });
  expect(titlesOf(rest)).toEqual(['Zucchini salad']);
});

test('with another filter a food that has left the table filters nothing either', async () => {
  const filters = { ...noFilters, dish: ['soup'], ingredient: ['unicorn', 'zucchini'] };
  expect(titlesOf(await search({ filters }))).toEqual(['Green soup']);
});

test('nothing is put right where nothing is found, and no help is given where something is', async () => {
  const filters = { ...noFilters, dish: ['salad'], difficulty: ['hard'] };
  const none = await search({ text: 'zuchini', filters });
  expect([none.totalCount, none.correctedText]).toEqual([0, null]);
  expect(none.help).not.toBeNull();
  expect((await search({ text: 'soup' })).help).toBeNull();
});

test('of what finds nothing, only filters that are in the way are named', async () => {
  const filters = { ...noFilters, dish: ['bread'], difficulty: ['hard'] };
  const { help } = await search({ filters });
  expect(help?.withoutFilter).toEqual([{ filter: 'dish', count: 1 }]);
});

test('no more than three other searches are offered, none of them the same or empty', async () => {
  const { help } = await search({ text: 'soup salad zucchini apple qqqqqqqq' });
  expect(help?.instead.length).toBeLessThanOrEqual(3);
  expect((await search({ text: 'qqqqqqqq' })).help?.instead).toEqual([]);
  expect((await search({ text: 'qq' })).help?.instead).toEqual([]);
});

test('what a dish is is a word people type; what it is free of is a label, and names it less', () => {
  const [soup] = recipes;
  const { keywords, labels, parts } = recipeDocument({
    recipe: soup!,
    foods: foodsById,
    language: 'en',
  });
  expect(keywords).toEqual(expect.arrayContaining(['Soup']));
  expect(labels).toEqual(expect.arrayContaining(['Dairy-free']));
  expect(keywords.filter((word) => labels.includes(word))).toEqual([]);
  expect(parts).toEqual(['zucchini', 'salt']);
  const unknown = recipeDocument({ recipe: soup!, foods: new Map(), language: 'en' });
  expect(unknown.parts).toEqual([]);
});
