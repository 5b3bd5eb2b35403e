import { expect, test } from 'vitest';
import type { MergedList } from '../list/shopping-list.ts';
import { amountText } from '../testing/amount-text.ts';
import { OneList } from '../testing/one-list.ts';
import { listDifference } from './list-difference.rules.ts';

function difference(args: { before: MergedList; after: MergedList }) {
  return listDifference(args).map(({ kind, item, haveAmount }) => {
    return [kind, item.key, haveAmount && amountText(haveAmount.metric)];
  });
}

const plan = (recipeId: string, servings: number) => {
  return { mealPlanId: 'week', dishes: [{ recipeId, servings, day: 0 }] };
};

function kitchen(): OneList {
  const list = new OneList();
  list.know('stew', ['600 g salmon', '3 piece egg', '1 tsp salt']);
  list.know('pie', ['700 g salmon', '100 g butter', '7 piece egg']);
  list.know('soup', ['300 g spinach', '100 g butter']);
  return list;
}

test('what is new, more, less and gone is told, with what is there already', () => {
  const list = kitchen();
  list.addPlan(plan('stew', 2));
  list.do({ intent: 'tick', itemKey: 'food:salmon', grams: null });
  const before = list.merged();
  list.follow(plan('pie', 2));
  expect(difference({ before, after: list.merged() })).toEqual([
    ['new', 'food:butter', null],
    ['more', 'food:egg', null],
    ['more', 'food:salmon', '680 g'],
  ]);
  const richer = list.merged();
  list.follow(plan('stew', 2));
  expect(difference({ before: richer, after: list.merged() })).toEqual([
    ['less', 'food:egg', null],
    ['less', 'food:salmon', null],
    ['gone', 'food:butter', null],
  ]);
});

test('what was bought and is needed by nothing now is gone, and at home', () => {
  const list = kitchen();
  list.addPlan(plan('stew', 2));
  list.do({ intent: 'tick', itemKey: 'food:salmon', grams: null });
  const before = list.merged();
  list.follow(plan('soup', 2));
  expect(difference({ before, after: list.merged() })).toContainEqual([
    'gone',
    'food:salmon',
    '600 g',
  ]);
});

test('a little more of what comes in packs is nothing to tell', () => {
  const list = kitchen();
  list.know('salad', ['100 g spinach']);
  list.know('bowl', ['140 g spinach']);
  list.addPlan(plan('salad', 2));
  const before = list.merged();
  list.follow(plan('bowl', 2));
  expect(difference({ before, after: list.merged() })).toEqual([]);
});
