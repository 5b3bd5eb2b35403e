import { expect, test } from 'vitest';
import { OneList } from '../testing/one-list.ts';
import { shopFoodsById } from '../testing/shop-foods.ts';
import { boughtForSwap } from './bought-for-swap.rules.ts';

/** A week of a stew and a soup, with other dishes that may come. */
function kitchen(): OneList {
  const list = new OneList();
  list.know('stew', ['600 g salmon', '200 ml cream', '1 tsp salt']);
  list.know('soup', ['300 g spinach', '100 ml cream']);
  list.know('pie', ['400 g salmon', '100 g butter']);
  list.know('bowl', ['500 g salmon', '100 ml cream']);
  list.know('cake', ['6 piece egg', '100 g butter']);
  const dishes = [
    { recipeId: 'stew', servings: 2, day: 0 },
    { recipeId: 'soup', servings: 2, day: 1 },
  ];
  list.addPlan({ mealPlanId: 'week', dishes });
  return list;
}

function bought(list: OneList, instead: readonly string[], recipeId = 'stew') {
  const { facts, recipesById } = list;
  const place = { mealPlanId: 'week', day: 0, recipeId };
  const reading = { recipesById, foodsById: shopFoodsById, language: 'en' as const };
  return boughtForSwap({ facts, ...reading, ...place, instead });
}

const tick = (list: OneList, itemKey: string) => list.do({ intent: 'tick', itemKey, grams: null });

test('what was bought for the dish that goes is there for another, and the rest is to buy', () => {
  const list = kitchen();
  tick(list, 'food:salmon');
  expect(bought(list, ['pie', 'cake'])).toEqual({
    leftIds: ['salmon'],
    dishes: [
      { recipeId: 'pie', haveIds: ['salmon'], toBuyCount: 1 },
      { recipeId: 'cake', haveIds: [], toBuyCount: 2 },
    ],
  });
});

test('what another dish of the week needs is not free', () => {
  const list = kitchen();
  list.add('feast', ['600 g salmon']);
  tick(list, 'food:salmon');
  expect(bought(list, ['pie'])?.dishes[0]?.haveIds).toEqual(['salmon']);
  list.add('second-feast', ['1200 g salmon']);
  expect(bought(list, ['pie'])).toMatchObject({ leftIds: [], dishes: [{ haveIds: [] }] });
});

test('nothing new is to buy where all of it is in the basket', () => {
  const list = kitchen();
  tick(list, 'food:salmon');
  tick(list, 'food:cream');
  expect(bought(list, ['bowl'])).toMatchObject({
    leftIds: ['salmon', 'cream'],
    dishes: [{ haveIds: ['salmon', 'cream'], toBuyCount: 0 }],
  });
});

test('a little of a dish is nothing to choose it for, and yet nothing to buy', () => {
  const list = kitchen();
  list.know('roast', ['900 g salmon', '50 ml cream']);
  list.add('sauce', ['100 ml cream']);
  tick(list, 'food:cream');
  expect(bought(list, ['roast'])?.dishes).toEqual([
    { recipeId: 'roast', haveIds: [], toBuyCount: 1 },
  ]);
});

test('as long as nothing is bought, everything is to buy', () => {
  expect(bought(kitchen(), ['pie'])).toEqual({
    leftIds: [],
    dishes: [{ recipeId: 'pie', haveIds: [], toBuyCount: 2 }],
  });
});

test('of a dish that the list was not made for there is nothing to say', () => {
  expect(bought(kitchen(), ['pie'], 'cake')).toBeNull();
  expect(bought(new OneList(), ['pie'])).toBeNull();
});
