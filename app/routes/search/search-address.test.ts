import { expect, test } from 'vitest';
import { filtersOfTag, noFilters } from '../../../domain/search/recipes/search-filters.rules.ts';
import { readSearchAddress, searchPath, searchVariables } from './search-address.ts';

test('the address says what is searched, and back', () => {
  const query = 's=spring+onion&tab=recipes&time=up_to_30&diet=vegan&diet=egg_free&page=2';
  const address = readSearchAddress(new URLSearchParams(query));
  expect(address).toEqual({
    text: 'spring onion',
    tab: 'recipes',
    filters: { ...noFilters, time: ['up_to_30'], diet: ['vegan', 'egg_free'] },
    page: 2,
  });
  expect(searchPath({ ...address, locale: 'en' })).toBe(`/search?${query}`);
});

test('plans of the reader are asked for where they are shown alone', () => {
  const isAskingFor = (query: string) =>
    searchVariables(readSearchAddress(new URLSearchParams(query))).withMealPlans;
  expect(isAskingFor('')).toBe(false);
  expect(isAskingFor('diet=vegan')).toBe(false);
  expect(isAskingFor('s=soup')).toBe(true);
  expect(isAskingFor('tab=meal-plans')).toBe(true);
});

test('everything has the plain address in each language', () => {
  const address = readSearchAddress(new URLSearchParams());
  expect(searchPath({ ...address, locale: 'en' })).toBe('/search');
  expect(searchPath({ ...address, locale: 'es' })).toBe('/es/buscar');
  expect(searchPath({ ...address, locale: 'sv' })).toBe('/se/sok');
});

test('a tag links to the search of its recipes', () => {
  expect(searchPath({ locale: 'en', filters: filtersOfTag('vegan') })).toBe('/search?diet=vegan');
});

test.each([
  'tab=everything',
  'diet=meat',
  'ingredient=%00',
  'page=-1',
  'page=x',
  'page=1.5',
  'color=red',
  's=++',
])('%s chooses nothing', (query) => {
  const address = readSearchAddress(new URLSearchParams(query));
  expect(address).toEqual({ text: '', tab: 'all', filters: noFilters, page: 1 });
});

test('what is too long is cut and what is too far is near: the API takes both', () => {
  const query = new URLSearchParams({ s: 'x'.repeat(5000), page: '999' });
  const { input } = searchVariables(readSearchAddress(query));
  expect(input.text).toHaveLength(100);
  expect(input.first).toBe(480);
});
