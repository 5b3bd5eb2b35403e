import { beforeAll, expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import type { Language } from '../../../lib/language.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { familiarFoods } from './familiar-foods.rules.ts';
import { servingOf } from '../figures/serving.rules.ts';
import type { FoodId } from '../food.ts';
import { findFoods, findFoodsByName, listFoods } from './food-navigator.ts';
import { navigatorModes, type NavigatorMode } from './navigator.rules.ts';
import { isEatenByItself } from './seasonings.rules.ts';

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

test.each(['satiety', 'protein'] as const)('nothing that seasons is ranked by its %s', (mode) => {
  const ranked = rankedBy(mode);
  expect(ranked.length).toBeGreaterThan(900);
  const shelves = new Set(ranked.map(({ food }) => food.group));
  const seasoning = [
    'herbs',
    'spices',
    'sauces',
    'fats',
    'sweeteners',
    'baking',
    'drinks',
  ] as const;
  expect(seasoning.filter((group) => shelves.has(group))).toEqual([]);
  const told =
    /zest|juice|vinegar|yeast|extract|powder|stock|paste|garlic|ginger|chil[ei]|flour|starch/i;
  const odd = ranked.filter(({ food }) => told.test(food.names.en.singular));
  expect(
    odd.map(({ food }) => food.id).filter((id) => !eatenAfterAll.split(' ').includes(id)),
  ).toEqual([]);
});

/** Their names hold a word of what seasons. */
const eatenAfterAll =
  'chili-con-carne chili-no-beans flour-tortilla gingersnap garlic-bread ' +
  'apricot-canned peach-canned pear-canned fruit-cocktail';

/** Dried fruit is eaten from the hand. */
const sprinkledAndEaten = ['raisin'];

test('what our recipes take a tenth of a portion of is no food to eat a plate of', () => {
  const grams = new Map<FoodId, number[]>();
  for (const { ingredients, servings } of content.recipes) {
    const counted = ingredients.filter(({ standing }) => standing === 'counted');
    for (const { foodId, eatenGrams } of counted) {
      grams.set(foodId, [...(grams.get(foodId) ?? []), eatenGrams / servings]);
    }
  }
  const seasoning = content.foods.filter((food) => {
    const used = (grams.get(food.id) ?? []).toSorted((left, right) => left - right);
    const usual = used[Math.floor(used.length / 2)] ?? 0;
    return used.length >= 3 && usual < servingOf(food).grams / 10;
  });
  expect(seasoning.length).toBeGreaterThan(20);
  const ids = seasoning.filter(isEatenByItself).map(({ id }) => id);
  expect(ids.filter((id) => !sprinkledAndEaten.includes(id))).toEqual([]);
});

function rankedBy(mode: NavigatorMode) {
  const asked = { foods: content.foods, mode, tag: null, search: '' } as const;
  return findFoods({ ...asked, language: 'en', isPremium: true });
}
