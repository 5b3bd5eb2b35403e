import { expect, test } from 'vitest';
import { recipeTags } from '../../recipes/recipe.ts';
import { choiceWord } from './filter-words.rules.ts';
import {
  filterNames,
  filtersOfTag,
  filterValues,
  hasFilters,
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

test('what does not exist has no word', () => {
  expect(choiceWord({ name: 'dish', value: 'toString' })).toBeNull();
});
