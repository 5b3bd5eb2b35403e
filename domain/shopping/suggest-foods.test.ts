import { expect, test } from 'vitest';
import { perLanguage } from '../../lib/language.ts';
import { slugOf } from '../../lib/slug.ts';
import type { FoodGroup } from '../foods/food.ts';
import { buildFood } from '../foods/testing/build-food.ts';
import { listStateOf, soldFoods } from './list/find-list-state.ts';
import type { Catalogue } from './list/catalogue.ts';
import type { Fact, FactBody } from './operations/list-operation.ts';
import { suggestFoods } from './suggest-foods.ts';
import { listed, shopFoodsById } from './testing/shop-foods.ts';

function food(singular: string, plural: string | null = null, group: FoodGroup = 'vegetables') {
  return buildFood({
    id: slugOf(singular),
    group,
    names: perLanguage(() => ({ singular, plural })),
    slugs: perLanguage(() => slugOf(singular)),
  });
}

const foods = [
  food('Brown bread', 'Brown breads'),
  food('Breadfruit'),
  food('Bread roll', 'Bread rolls'),
  food('Bread'),
  food('Bread pudding', null, 'sweets'),
  food('Bread and stew', null, 'meals'),
  food('Crispbread', null, 'snacks'),
  food('Crème fraîche'),
];
const suggested = (text: string, of = foods) =>
  suggestFoods({ foods: of, text, language: 'en' }).map((each) => each.text);

test('names that begin so come first, the short before the long, ready meals last', () => {
  expect(suggested('bread')).toEqual([
    'Bread',
    'Breadfruit',
    'Bread rolls',
    'Brown breads',
    'Bread pudding',
    'Bread and stew',
    'Crispbread',
  ]);
});

test('all words are found, without accents and capitals', () => {
  expect(suggested('CREME')).toEqual(['Crème fraîche']);
  expect(suggested('roll bread')).toEqual(['Bread rolls']);
  expect(suggested('bread crème')).toEqual([]);
});

test('nothing typed suggests nothing', () => {
  expect(suggested('')).toEqual([]);
  expect(suggested(' !')).toEqual([]);
});

test('eight are enough, by name where they are as long', () => {
  const many = ['i', 'h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'].map((letter) =>
    food(`Kale ${letter}`),
  );
  expect(suggested('kale', many)).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((letter) => `Kale ${letter}`),
  );
});

test('a suggestion is the food it names', () => {
  const [first] = suggestFoods({ foods, text: 'roll', language: 'en' });
  expect(first).toEqual({ text: 'Bread rolls', food: foods[2] });
});

const { recipe: stew } = listed({ recipeId: 'stew', lines: ['100 g salmon', '1 tsp lemon-zest'] });
const { recipe: cake } = listed({ recipeId: 'cake', lines: ['2 piece egg-white'] });
const catalogue = {
  version: '1',
  recipesById: new Map([
    ['stew', stew],
    ['cake', cake],
  ]),
  foodsById: shopFoodsById,
} as unknown as Catalogue;

let count = 0;
function fact(body: FactBody): Fact {
  count += 1;
  return { ...body, id: `o-${count}:0`, operationId: `o-${count}`, at: count };
}
const addition = (recipeId: string) =>
  fact({ kind: 'recipe', additionId: recipeId, recipeId, servings: 2, mealPlanId: null });

/** What a device is told of, by id. */
function told(...facts: Fact[]) {
  const list = { revision: 7, facts } as Parameters<typeof listStateOf>[0]['list'];
  const state = listStateOf({ list, listId: 'maria', catalogue });
  expect(state).toMatchObject({ revision: 7, facts, listId: 'maria' });
  return { recipes: state.recipes.map(({ id }) => id), foods: state.foods.map(({ id }) => id) };
}

test('a device is told the recipes of its list once, and what their foods are bought as', () => {
  const again = { ...addition('stew'), additionId: 'again' } as Fact;
  expect(told(addition('stew'), again)).toEqual({
    recipes: ['stew'],
    foods: ['salmon', 'lemon-zest', 'lemon'],
  });
  expect(told(addition('gone'))).toEqual({ recipes: [], foods: [] });
});

test('it is told of recipes that left with a change of the plan, too', () => {
  const left = [{ recipeId: 'cake', servings: 2, day: 0 }];
  const news = fact({ kind: 'news', mealPlanId: 'week', came: [], left });
  expect(told(addition('stew'), news).recipes).toEqual(['stew', 'cake']);
});

test.each<[string, FactBody, readonly string[]]>([
  [
    'as which something was written',
    { kind: 'extra', extraId: 'a', text: 'Eggs', amount: null, foodId: 'egg', addedAt: 1 },
    ['egg'],
  ],
  [
    'that nothing was written as',
    { kind: 'extra', extraId: 'a', text: 'Soap', amount: null, foodId: null, addedAt: 1 },
    [],
  ],
  ['in the basket', { kind: 'tick', itemKey: 'food:egg', shares: [], isCleared: false }, ['egg']],
  ['of a tick of words', { kind: 'tick', itemKey: 'extra:a', shares: [], isCleared: false }, []],
  ['at home', { kind: 'home', foodId: 'salt' }, ['salt']],
  ['that is wanted', { kind: 'wanted', foodId: 'salt', additionIds: [] }, ['salt']],
  ['of an amount', { kind: 'amount', foodId: 'egg', shares: [] }, []],
])('it is told of the food %s', (_, body, ids) => {
  expect(told(fact(body)).foods).toEqual(ids);
});

test('foods are told once, whoever names them, and unknown ones not', () => {
  const ids = ['lemon', 'lemon-juice', 'lemon', 'moon'];
  expect(soldFoods({ ids, catalogue }).map(({ id }) => id)).toEqual(['lemon', 'lemon-juice']);
});
