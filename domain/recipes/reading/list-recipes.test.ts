import { expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import { listRecipes, recipesPerPage, type RecipeFilter } from './list-recipes.ts';

const everything: RecipeFilter = { meal: null, strictness: null };

async function list(args: { filter?: RecipeFilter; page?: number; language?: 'en' | 'sv' }) {
  const { filter = everything, page = 1, language = 'en' } = args;
  return listRecipes({ content: await testContent(), language, filter, page });
}

test('every recipe is on exactly one page, by title in the language', async () => {
  const { recipes } = await testContent();
  const { pageCount, totalCount } = await list({ language: 'sv' });
  const pages = await Promise.all(
    Array.from({ length: pageCount }, (_, index) => list({ language: 'sv', page: index + 1 })),
  );
  const titles = pages.flatMap((page) => page.recipes.map(({ texts }) => texts.sv.title));
  expect(totalCount).toBe(recipes.length);
  expect(new Set(titles).size).toBe(recipes.length);
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('sv').compare));
});

test('a filter leaves what fits all of it', async () => {
  const { recipes, totalCount } = await list({ filter: { meal: 'BREAKFAST', strictness: 'keto' } });
  expect(totalCount).toBeGreaterThan(0);
  for (const { meals, strictness } of recipes) {
    expect(meals).toContain('BREAKFAST');
    expect(strictness).toBe('keto');
  }
});

test.each([
  [0, 'first'],
  [-3, 'first'],
  [9999, 'last'],
])('page %i is the %s one', async (asked, place) => {
  const page = await list({ page: asked });
  expect(page.page).toBe(place === 'first' ? 1 : page.pageCount);
  expect(page.recipes.length).toBeLessThanOrEqual(recipesPerPage);
  expect(page.recipes.length).toBeGreaterThan(0);
});
