import { beforeAll, expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import type { Language } from '../../../lib/language.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { familiarFoods } from './familiar-foods.rules.ts';
import { findFoodsByName, listFoods } from './food-navigator.ts';
import { navigatorModes, tagOf } from './navigator.rules.ts';

let content: ContentIndex;
beforeAll(async () => {
  content = await testContent();
});

test('every food that people are said to look up is one of the table', () => {
  const known = new Set(content.foods.map(({ id }) => id));
  expect(familiarFoods.filter((id) => !known.has(id))).toEqual([]);
  expect(new Set(familiarFoods).size).toBe(familiarFoods.length);
});

test.each([
  ['en', 'egg', 'egg'],
  ['en', 'milk', 'milk'],
  ['en', 'bread', 'white-bread'],
  ['en', 'chicken', 'chicken-breast'],
  ['en', 'butter', 'butter'],
  ['en', 'coffee', 'coffee'],
  ['en', 'salmon', 'salmon'],
  ['es', 'huevo', 'egg'],
  ['es', 'leche', 'milk'],
  ['es', 'pollo', 'chicken-breast'],
  ['es', 'pan', 'white-bread'],
  ['es', 'café', 'coffee'],
  ['sv', 'ägg', 'egg'],
  ['sv', 'mjölk', 'milk'],
  ['sv', 'smör', 'butter'],
  ['sv', 'lax', 'salmon'],
  ['sv', 'kyckling', 'chicken-breast'],
] as const)('in %s who logs "%s" finds %s first', (language: Language, search, id) => {
  const found = findFoodsByName({ foods: content.foods, search, language, count: 8 });
  expect(found[0]?.food.id).toBe(id);
});

test.each(navigatorModes)('the first page by %s is what people eat', (mode) => {
  const asked = { foods: content.foods, mode, tag: null, search: '', page: 1 } as const;
  const { foods } = listFoods({ ...asked, language: 'en', isPremium: true });
  const unfamiliar = foods.filter(({ food }) => !familiarFoods.includes(food.id));
  expect(unfamiliar.map(({ food }) => food.id)).toEqual([]);
});

test('no herb, stock or sauce is ranked by how it fills', () => {
  const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((page) => {
    const asked = { foods: content.foods, mode: 'satiety', tag: null, search: '' } as const;
    return listFoods({ ...asked, language: 'en', isPremium: true, page }).foods;
  });
  const seasoning = pages.filter(({ food }) => ['seasonings', 'sauces'].includes(tagOf(food)));
  expect(seasoning.map(({ food }) => food.id)).toEqual([]);
});
