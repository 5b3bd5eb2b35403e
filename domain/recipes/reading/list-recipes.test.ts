import { expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import { isInSeason } from './season.rules.ts';
import { listRecipes, recipesPerPage, type RecipeFilter } from './list-recipes.ts';

const everything: RecipeFilter = { meal: null, strictness: null };

async function list(args: { filter?: RecipeFilter; page?: number; language?: 'en' | 'sv' }) {
  const { filter = everything, page = 1, language = 'en' } = args;
  return listRecipes({ content: await testContent(), language, filter, month: 11, page });
}

test('every recipe is on exactly one page, those in season first, by title in the language', async () => {
  const { recipes } = await testContent();
  const { pageCount, totalCount } = await list({ language: 'sv' });
  const pages = await Promise.all(
    Array.from({ length: pageCount }, (_, index) => list({ language: 'sv', page: index + 1 })),
  );
  const listed = pages.flatMap((page) => page.recipes);
  const titles = listed.map(({ texts }) => texts.sv.title);
  expect(totalCount).toBe(recipes.length);
  expect(new Set(titles).size).toBe(recipes.length);
  const inSeason = listed.filter((recipe) => isInSeason({ recipe, month: 11 }));
  expect(listed.slice(0, inSeason.length)).toEqual(inSeason);
  for (const part of [titles.slice(0, inSeason.length), titles.slice(inSeason.length)]) {
    expect(part).toEqual(part.toSorted(new Intl.Collator('sv').compare));
  }
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
