import { expect, test } from 'vitest';
import { matchesSearch, searchRankOf, searchTextOf } from './food-search.rules.ts';
import { buildFood } from '../testing/build-food.ts';

const tomato = buildFood({
  names: {
    en: { singular: 'Cherry tomato', plural: 'Cherry tomatoes' },
    es: { singular: 'Tomate cherry', plural: 'Tomates cherry' },
    sv: { singular: 'Körsbärstomat', plural: 'Körsbärstomater' },
  },
  slugs: { en: 'cherry-tomato', es: 'tomate-cherry', sv: 'korsbarstomat' },
});

test.each([
  ['en', 'tomato', true],
  ['en', 'TOMATOES', true],
  ['en', 'tomato cherry', true],
  ['en', 'tomato plum', false],
  ['sv', 'körsbär', true],
  ['sv', 'tomat', true],
  ['sv', 'to', false],
  ['es', 'ch', true],
  ['en', '', true],
  ['en', '  ', true],
  ['en', '%$&', true],
] as const)('in %s "%s" finds the cherry tomato: %s', (language, query, isFound) => {
  const searchText = searchTextOf({ food: tomato, language });
  expect(matchesSearch({ searchText, query })).toBe(isFound);
});

const goose = buildFood({
  names: {
    en: { singular: 'Goose', plural: 'Geese' },
    es: { singular: 'Ganso', plural: null },
    sv: { singular: 'Gås', plural: 'Gäss' },
  },
});

test.each([
  ['en', 'goose', 0],
  ['en', 'GEESE', 0],
  ['en', 'goo', 1],
  ['en', 'gee', 1],
  ['en', 'ose', 2],
  ['en', 'se', 2],
  ['es', 'ganso', 0],
  ['es', 'gan', 1],
  ['sv', 'gäs', 0],
  ['sv', 'ga', 1],
] as const)('in %s "%s" stands at place %s among the answers', (language, query, rank) => {
  expect(searchRankOf({ food: goose, language, query })).toBe(rank);
});
