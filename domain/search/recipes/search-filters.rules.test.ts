import { expect, test } from 'vitest';
import { recipeTags } from '../../recipes/recipe.ts';
import { choiceWord } from './filter-words.rules.ts';
import {
  filterNames,
  filtersOfSearch,
  filtersOfTag,
  filterValues,
  hasFilters,
  isNarrowing,
  noFilters,
  readFilters,
  toggleChoice,
  type FilterName,
} from './search-filters.rules.ts';

function read(asked: Partial<Record<FilterName, readonly string[]>>) {
  return readFilters((name) => asked[name] ?? []);
}

test('known choices are read, each once', () => {
  const filters = read({ diet: ['vegan', 'vegan', 'egg_free'], ingredient: ['chicken-thigh'] });
  expect(filters).toEqual({
    ...noFilters,
    diet: ['vegan', 'egg_free'],
    ingredient: ['chicken-thigh'],
  });
});

test.each([
  { diet: ['carnivore'] },
  { diet: ['VEGAN'] },
  { time: ['15'] },
  { ingredient: ['../../etc/passwd'] },
  { ingredient: ['x'.repeat(200)] },
  { protein: ['__proto__', ''] },
])('%j chooses nothing', (asked) => {
  expect(hasFilters(read(asked))).toBe(false);
});

test('a filter takes no more than twenty choices', () => {
  const ingredient = Array.from({ length: 500 }, (_, number) => `food-${number}`);
  expect(read({ ingredient }).ingredient).toHaveLength(20);
});

test('a choice made again is taken back', () => {
  const once = toggleChoice({ filters: noFilters, name: 'dish', value: 'soup' });
  expect(once.dish).toEqual(['soup']);
  expect(toggleChoice({ filters: once, name: 'dish', value: 'soup' })).toEqual(noFilters);
});

test.each(recipeTags)('the tag %s leads to a choice that exists', (tag) => {
  const filters = { ...noFilters, ...filtersOfTag(tag) };
  expect(hasFilters(filters)).toBe(true);
  expect(readFilters((name) => filters[name])).toEqual(filters);
});

const named = filterNames.flatMap((name) =>
  name === 'ingredient' ? [] : filterValues[name].map((value) => ({ name, value })),
);

test.each(named)('$name $value has a word in every language', ({ name, value }) => {
  for (const locale of ['en', 'es', 'sv'] as const) {
    expect(choiceWord({ name, value, locale })).toMatch(/\S/);
  }
});

test('a word is that of the language asked for', () => {
  const wordIn = (locale: 'en' | 'es' | 'sv') =>
    choiceWord({ name: 'type', value: 'breakfast', locale });
  expect([wordIn('en'), wordIn('es'), wordIn('sv')]).toEqual(['Breakfast', 'Desayuno', 'Frukost']);
});

test('what does not exist has no word', () => {
  expect(choiceWord({ name: 'dish', value: 'toString', locale: 'en' })).toBeNull();
});

test('the words behind an address are filters where all of them can be chosen', () => {
  expect(filtersOfSearch('?diet=vegan&diet=egg_free&ingredient=cod')).toEqual({
    ...noFilters,
    diet: ['vegan', 'egg_free'],
    ingredient: ['cod'],
  });
});

test.each([
  '',
  '?',
  '?q=stew',
  '?diet=vegan&q=stew',
  '?diet=carnivore',
  '?diet=vegan&time=vegan',
  '?vegan=diet',
])('an address with "%s" behind it is not made of filters alone', (search) => {
  expect(filtersOfSearch(search)).toBeNull();
});

test('a choice more of what a recipe has several of finds fewer', () => {
  expect(filterNames.filter(isNarrowing)).toEqual(
    expect.arrayContaining(['diet', 'ingredient', 'tag']),
  );
  expect(filterNames.filter(isNarrowing)).toHaveLength(3);
});

test('a choice that is taken back leaves the others', () => {
  const filters = read({ diet: ['vegan', 'egg_free', 'nut_free'] });
  const toggled = toggleChoice({ filters, name: 'diet', value: 'egg_free' });
  expect(toggled.diet).toEqual(['vegan', 'nut_free']);
  expect(toggleChoice({ filters: toggled, name: 'diet', value: 'egg_free' }).diet).toEqual([
    'vegan',
    'nut_free',
    'egg_free',
  ]);
});
