import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  testContent,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { recipeCollectionsOf } from './recipe-collections.ts';
import { searchRecipes } from './search-recipes.ts';

let server: TestServer;
let shelves: TestServer['services']['collections']['dishes'];
beforeAll(async () => {
  server = await startTestServer();
  shelves = server.services.collections.dishes;
});
afterAll(() => server.close());

test('a collection holds as many recipes as the search it leads to finds', async () => {
  const content = await testContent();
  const collections = recipeCollectionsOf({ content, shelves });
  expect(collections.map(({ name }) => name)).toContain('QUICK_LUNCHES');
  for (const { filters, recipeCount } of collections) {
    const search = { content, language: 'en', text: '', filters, first: 1, afterId: null } as const;
    expect((await searchRecipes(search)).totalCount).toBe(recipeCount);
  }
});

test('no recipe stands for two collections, and all are of their own', async () => {
  const collections = recipeCollectionsOf({ content: await testContent(), shelves });
  const ids = collections.flatMap(({ coverRecipes }) => coverRecipes.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(collections.length * 3);
  const baking = collections.find(({ name }) => name === 'BAKING');
  expect(baking?.coverRecipes.every(({ dish }) => ['BAKE', 'BREAD'].includes(dish))).toBe(true);
});

test('a content version is counted once, another one anew', async () => {
  const { recipes } = await testContent();
  const content = { recipes: recipes.filter(({ dish }) => dish === 'SOUP') };
  const collections = recipeCollectionsOf({ content, shelves });
  expect(recipeCollectionsOf({ content, shelves })).toBe(collections);
  const counted = collections.map(({ name, recipeCount }) => [name, recipeCount]);
  expect(counted).toContainEqual(['SOUPS', content.recipes.length]);
});

test('what the list of covers has comes first, in its order', async () => {
  const { recipes } = await testContent();
  const soups = recipes
    .filter(({ dish }) => dish === 'SOUP')
    .map((recipe) => {
      const { coverPlace: _place, ...unchosen } = recipe;
      return unchosen;
    });
  const [first, second] = [soups.at(-1)!, soups.at(-2)!];
  const marked = soups.map((soup) => {
    if (soup === first) return { ...soup, coverPlace: 0 };
    return soup === second ? { ...soup, coverPlace: 1 } : soup;
  });
  const [collection] = recipeCollectionsOf({ content: { recipes: marked }, shelves }).filter(
    ({ name }) => name === 'SOUPS',
  );
  const ids = collection?.coverRecipes.map(({ id }) => id) ?? [];
  expect(ids.slice(0, 2)).toEqual([first.id, second.id]);
  expect(ids).toHaveLength(3);
});

test('collections that an operator has no recipes for are left out', () => {
  expect(recipeCollectionsOf({ content: { recipes: [] }, shelves })).toEqual([]);
});

test('everybody may see the collections, and what search finds them by', async () => {
  const { data } = await server.client().graphql<{
    recipeCollections: { name: string; filters: object[]; coverRecipes: { slug: string }[] }[];
  }>(`{ recipeCollections {
    name recipeCount filters { filter values } coverRecipes { slug }
  } }`);
  const [quick] = data.recipeCollections;
  expect(quick).toMatchObject({
    name: 'QUICK_LUNCHES',
    filters: [
      { filter: 'time', values: ['up_to_15'] },
      { filter: 'type', values: ['lunch'] },
    ],
  });
  expect(quick?.coverRecipes).toHaveLength(3);
});
