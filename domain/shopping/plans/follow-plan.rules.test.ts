import { expect, test } from 'vitest';
import { OneList } from '../testing/one-list.ts';
import type { CookedPlan } from './follow-plan.rules.ts';

type Dishes = readonly (readonly [recipeId: string, servings: number, day: number])[];

function plan(...dishes: Dishes): CookedPlan {
  return {
    mealPlanId: 'week',
    dishes: dishes.map(([recipeId, servings, day]) => ({ recipeId, servings, day })),
  };
}

function kitchen(): OneList {
  const list = new OneList();
  list.know('stew', ['600 g salmon', '200 ml cream']);
  list.know('pie', ['400 g salmon', '100 g butter']);
  list.know('soup', ['300 g spinach', '1 tsp salt']);
  list.know('cake', ['6 piece egg', '100 g butter']);
  return list;
}

const dishesOn = (list: OneList) =>
  list.facts.flatMap((fact) =>
    fact.kind === 'recipe' ? [`${fact.recipeId} ${fact.servings}`] : [],
  );
const keysOf = (list: OneList) => list.items().map(({ key }) => key);
const tick = (list: OneList, itemKey: string) => list.do({ intent: 'tick', itemKey, grams: null });

function tickAll(list: OneList): void {
  for (const { key, standing } of list.items()) if (standing === 'to-buy') tick(list, key);
}

test('a plan is on the list once, however often it is put there', () => {
  const list = kitchen();
  const week = plan(['stew', 2, 0], ['soup', 2, 1], ['stew', 2, 3]);
  list.addPlan(week);
  list.addPlan(week);
  list.addPlan(week, [1]);
  expect(dishesOn(list).toSorted()).toEqual(['soup 2', 'stew 2', 'stew 2']);
});

test('days are added one by one, each with its own dishes', () => {
  const list = kitchen();
  const week = plan(['stew', 2, 0], ['soup', 2, 1], ['stew', 2, 3]);
  list.addPlan(week, [3]);
  list.addPlan(week, [0]);
  expect(dishesOn(list)).toEqual(['stew 2', 'stew 2']);
  expect(list.follow(plan(['stew', 2, 0], ['cake', 2, 1], ['stew', 2, 3]))).toBe(false);
});

test('what is eaten is bought no more, and does not come back when the list follows', () => {
  const list = kitchen();
  const week = plan(['stew', 2, 0], ['soup', 2, 0], ['cake', 2, 1]);
  list.addPlan(week, [0, 1], ({ recipeId }) => recipeId === 'stew');
  list.addPlan(week, [0, 1], ({ recipeId }) => recipeId === 'stew');
  expect(dishesOn(list)).toEqual(['soup 2', 'cake 2']);
  expect(list.follow(week)).toBe(false);
  list.follow(plan(['stew', 4, 0], ['soup', 4, 0], ['cake', 2, 1]));
  expect(dishesOn(list).toSorted()).toEqual(['cake 2', 'soup 4']);
});

test('who asks for what is eaten, and for nothing else, gets it', () => {
  const list = kitchen();
  const week = plan(['stew', 2, 0], ['soup', 2, 0]);
  list.addPlan(week, [0], ({ recipeId }) => recipeId === 'stew');
  list.addPlan(week, [0], () => true);
  list.addPlan(week, [0], () => true);
  expect(dishesOn(list)).toEqual(['soup 2', 'stew 2']);
});

test('a dish that was put on the list by itself is there once, also with its day and its week', () => {
  const list = kitchen();
  const week = plan(['stew', 2, 0], ['soup', 2, 0], ['stew', 2, 3]);
  list.addDish(week, { recipeId: 'stew', day: 0 });
  list.addDish(week, { recipeId: 'stew', day: 0 });
  expect(dishesOn(list)).toEqual(['stew 2']);
  list.addPlan(week, [0]);
  expect(dishesOn(list).toSorted()).toEqual(['soup 2', 'stew 2']);
  list.addPlan(week);
  expect(dishesOn(list).toSorted()).toEqual(['soup 2', 'stew 2', 'stew 2']);
});

test('a dish by itself follows its plan: to another day, for more people, and off the list', () => {
  const list = kitchen();
  list.addDish(plan(['stew', 2, 0], ['soup', 2, 1], ['cake', 2, 2]), { recipeId: 'stew', day: 0 });
  expect(list.follow(plan(['pie', 2, 0], ['stew', 2, 1], ['cake', 2, 2]))).toBe(false);
  expect(dishesOn(list)).toEqual(['stew 2']);
  expect(list.follow(plan(['stew', 3, 0], ['soup', 2, 1]))).toBe(true);
  expect(dishesOn(list)).toEqual(['stew 3']);
  expect(list.follow(plan(['pie', 3, 0], ['soup', 2, 1]))).toBe(true);
  expect(dishesOn(list)).toEqual([]);
});

test('a dish that was swapped leaves with its foods, and the other one comes', () => {
  const list = kitchen();
  list.addPlan(plan(['soup', 2, 0], ['cake', 2, 1]));
  expect(list.follow(plan(['stew', 2, 0], ['cake', 2, 1]))).toBe(true);
  expect(dishesOn(list).toSorted()).toEqual(['cake 2', 'stew 2']);
  expect(keysOf(list)).not.toContain('food:spinach');
  expect(list.follow(plan(['stew', 2, 0], ['cake', 2, 1]))).toBe(false);
});

test('a dish on another day changes nothing', () => {
  const list = kitchen();
  list.addPlan(plan(['soup', 2, 0], ['cake', 2, 1]));
  expect(list.follow(plan(['cake', 2, 0], ['soup', 2, 4]))).toBe(false);
});

test('what was bought for a dish that left counts for the one that came', () => {
  const list = kitchen();
  list.addPlan(plan(['stew', 2, 0]));
  tick(list, 'food:salmon');
  list.follow(plan(['pie', 2, 0]));
  expect(list.item('food:salmon')).toMatchObject({ isTicked: true });
  list.follow(plan(['pie', 6, 0]));
  const { isTicked, haveAmount, buying } = list.item('food:salmon');
  expect([isTicked, haveAmount?.metric]).toMatchObject([false, { unit: 'g' }]);
  // 1.2 kg less the 680 g that are at home, in quarter pounds.
  expect(buying?.grams).toBeCloseTo(5 * 113.4, 0);
});

test('more eaters ask for what is missing, fewer for nothing', () => {
  const list = kitchen();
  list.addPlan(plan(['cake', 2, 0]));
  tick(list, 'food:egg');
  list.follow(plan(['cake', 4, 0]));
  expect(list.item('food:egg')).toMatchObject({ isTicked: false, buying: { count: 6 } });
  list.follow(plan(['cake', 1, 0]));
  expect(list.item('food:egg')).toMatchObject({ isTicked: true });
});

test('a dish that comes back finds what was bought for it', () => {
  const list = kitchen();
  list.addPlan(plan(['stew', 2, 0]));
  tickAll(list);
  list.follow(plan(['soup', 2, 0]));
  list.follow(plan(['stew', 2, 0]));
  expect(list.items().filter(({ isTicked }) => !isTicked)).toEqual([]);
});

test('what was shopped for and cleared is not asked for again', () => {
  const list = kitchen();
  list.addPlan(plan(['stew', 2, 0], ['soup', 2, 1]));
  tickAll(list);
  list.do({ intent: 'clear' });
  expect([dishesOn(list), keysOf(list)]).toEqual([[], []]);
  expect(list.follow(plan(['stew', 2, 0], ['soup', 2, 1]))).toBe(false);
  list.follow(plan(['pie', 2, 0], ['soup', 2, 1]));
  expect(dishesOn(list)).toEqual(['pie 2']);
  expect(list.items().map(({ key, isTicked }) => [key, isTicked])).toEqual([
    ['food:butter', false],
    ['food:salmon', true],
  ]);
});

test('a dish taken off the list by hand stays off, for another number of eaters too', () => {
  const list = kitchen();
  list.addPlan(plan(['stew', 2, 0], ['soup', 2, 1]));
  const stew = list.facts.find((fact) => fact.kind === 'recipe' && fact.recipeId === 'stew');
  list.do({ intent: 'remove-recipe', ids: stew?.kind === 'recipe' ? [stew.additionId] : [] });
  expect(list.follow(plan(['stew', 2, 0], ['soup', 2, 1]))).toBe(false);
  list.follow(plan(['stew', 4, 0], ['soup', 4, 1]));
  expect(dishesOn(list)).toEqual(['soup 4']);
  list.addPlan(plan(['stew', 4, 0], ['soup', 4, 1]));
  expect(dishesOn(list).toSorted()).toEqual(['soup 4', 'stew 4']);
});

test('what is past stays as it was', () => {
  const list = kitchen();
  list.addPlan(plan(['stew', 2, 0], ['soup', 2, 1], ['cake', 2, 2]));
  list.follow(plan(['stew', 4, 0], ['soup', 4, 1], ['cake', 4, 2]), 2);
  expect(dishesOn(list).toSorted()).toEqual(['cake 4', 'soup 2', 'stew 2']);
  expect(list.follow(plan(['stew', 4, 0], ['soup', 4, 1], ['cake', 4, 2]), 2)).toBe(false);
});

test('recipes and things of one’s own have nothing to do with the plan', () => {
  const list = kitchen();
  list.addPlan(plan(['soup', 2, 0]));
  list.add('stew', ['600 g salmon', '200 ml cream']);
  list.do({ intent: 'add-extra', id: 'a', text: 'Soap', amount: null, foodId: null });
  list.follow(plan());
  expect(keysOf(list).toSorted()).toEqual(['extra:a', 'food:cream', 'food:salmon']);
  expect(dishesOn(list)).toEqual(['stew 2']);
});

test('the list of a plan that is not on it follows nothing', () => {
  const list = kitchen();
  list.add('stew', ['600 g salmon']);
  expect(list.follow(plan(['soup', 2, 0]))).toBe(false);
});

test('a new plan takes the place of one that was shopped for', () => {
  const list = kitchen();
  list.addPlan(plan(['stew', 2, 0]));
  tickAll(list);
  list.do({ intent: 'clear' });
  list.addPlan({ ...plan(['soup', 2, 0]), mealPlanId: 'next' });
  const plans = list.facts.flatMap((fact) => (fact.kind === 'plan' ? [fact.mealPlanId] : []));
  expect(plans).toEqual(['next']);
});

test('news are told until somebody has taken note', () => {
  const list = kitchen();
  list.addPlan(plan(['soup', 2, 0]));
  list.follow(plan(['stew', 2, 0]));
  const news = () => list.facts.filter(({ kind }) => kind === 'news');
  expect(news()).toMatchObject([
    { came: [{ recipeId: 'stew', day: 0 }], left: [{ recipeId: 'soup', servings: 2, day: 0 }] },
  ]);
  list.do({ intent: 'note-news' });
  expect(news()).toEqual([]);
});
