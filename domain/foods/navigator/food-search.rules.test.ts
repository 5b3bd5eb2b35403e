import { expect, test } from 'vitest';
import { matchesSearch, searchTextOf } from './food-search.rules.ts';
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
