import { expect, test } from 'vitest';
import { dayKey } from '../../../../domain/meal-plans/reading/dish-key.rules.ts';
import { OneList } from '../../../../domain/shopping/testing/one-list.ts';
import { shopFoodsById } from '../../../../domain/shopping/testing/shop-foods.ts';
import type { Known } from './known-list.ts';
import { shownList } from './shown-list.ts';

/** As a device knows the recipes of a list, each with a heading, and butter with a picture. */
function knownOf(list: OneList): Known {
  const foods = [...shopFoodsById.values()].map((food) => {
    return [food.id, { ...food, hasPicture: food.id === 'butter' }] as const;
  });
  const recipes = [...list.recipesById.values()].map((recipe) => {
    const { id } = recipe;
    const heading = { id, slug: id, title: `The ${id}`, short: id === 'stew' ? 'Stew' : null };
    return [id, { ...recipe, id, heading }] as const;
  });
  return { foodsById: new Map(foods), recipesById: new Map(recipes) } as unknown as Known;
}

function shown(list: OneList) {
  return shownList({ facts: list.facts, known: knownOf(list), locale: 'en' });
}

/** In the list of recipes. */
function recipeIn(list: OneList, id: string) {
  const found = shown(list).recipes.find(({ recipe }) => recipe.id === id);
  if (found === undefined) throw new Error(`${id} is not on the list`);
  return found;
}

function listOfTwo(): OneList {
  const list = new OneList();
  list.add('stew', ['100.4 g butter', '100 g spinach']);
  list.add('soup', ['50 g butter', '1 tsp salt']);
  return list;
}

test('foods stand in their aisles, with what is told of them', () => {
  const list = shown(listOfTwo());
  const aisleOf = new Map(
    list.aisles.flatMap(({ aisle, items }) => items.map(({ key }) => [key, aisle] as const)),
  );
  expect(aisleOf.get('food:butter')).toBe('DAIRY');
  const items = list.aisles.flatMap(({ items: each }) => each);
  const butter = items.find(({ key }) => key === 'food:butter');
  expect(butter).toMatchObject({
    name: 'Butter',
    foodGroup: 'fats',
    hasPicture: true,
    aisle: 'DAIRY',
    // Rounded up: who buys a gram less lacks it.
    grams: 151,
    standing: 'TO_BUY',
    isTicked: false,
  });
  expect(items.find(({ key }) => key === 'food:spinach')?.hasPicture).toBe(false);
});

test('a food names the recipes that want it, by their short names where they have one', () => {
  const items = shown(listOfTwo()).aisles.flatMap(({ items: each }) => each);
  const butter = items.find(({ key }) => key === 'food:butter');
  expect(butter?.sources.map(({ recipe }) => recipe?.short).toSorted()).toEqual([
    'Stew',
    'The soup',
  ]);
});

test('of a dish its list names what its recipe does, the spoons beyond a cup too', () => {
  const list = new OneList();
  list.add('dressing', ['105 ml lemon-juice']);
  const [juice] = recipeIn(list, 'dressing').foods;
  expect(juice?.amount.us).toEqual({
    number: 0,
    fraction: '⅓',
    unit: 'cup',
    plus: { number: 2, fraction: null, unit: 'tbsp' },
  });
});

test('what is probably at home and what is ticked stand apart', () => {
  const list = listOfTwo();
  list.do({ intent: 'tick', itemKey: 'food:spinach', grams: null });
  const { atHome, completed, aisles, count } = shown(list);
  expect(atHome.map(({ key }) => key)).toEqual(['food:salt']);
  expect(atHome[0]?.standing).toBe('PROBABLY_AT_HOME');
  expect(completed.map(({ key, isTicked }) => [key, isTicked])).toEqual([['food:spinach', true]]);
  expect(aisles.flatMap(({ items }) => items).map(({ key }) => key)).toEqual(['food:butter']);
  expect(count).toBe(1);
});

test('a recipe that was added twice is one, with its servings and foods', () => {
  const list = listOfTwo();
  const [first] = list.facts;
  if (first?.kind !== 'recipe') throw new Error('The list begins with no recipe');
  list.facts = [
    ...list.facts,
    { ...first, id: 'again:0', operationId: 'again', additionId: 'again' },
  ];
  const stew = recipeIn(list, 'stew');
  expect(stew).toMatchObject({ dishes: [], servings: 4 });
  expect(stew.additionIds.toSorted()).toEqual(['again', 'stew']);
  expect(stew.foods.map(({ key }) => key).toSorted()).toEqual(['food:butter', 'food:spinach']);
  expect(recipeIn(list, 'soup')).toMatchObject({ servings: 2, additionIds: ['soup'] });
});

test('a recipe that a plan cooks on several days is each of these dishes, in their order', () => {
  const list = listOfTwo();
  const [first] = list.facts;
  if (first?.kind !== 'recipe') throw new Error('The list begins with no recipe');
  const again = { ...first, id: 'again:0', operationId: 'again', additionId: 'again' };
  const dishes = [
    { additionId: 'stew', recipeId: 'stew', servings: 2, day: 5 },
    { additionId: 'again', recipeId: 'stew', servings: 2, day: 0 },
  ];
  const plan = { kind: 'plan', mealPlanId: 'week', dishes, id: 'p:0', operationId: 'p', at: 0 };
  list.facts = [...list.facts, again, plan as never];
  expect(recipeIn(list, 'stew').dishes).toEqual(
    [0, 5].map((day) => ({ key: dayKey({ planId: 'week', day }), mealPlanId: 'week', day })),
  );
});

test('a recipe of a plan is its dish, and only what was added beside it has servings of its own', () => {
  const list = listOfTwo();
  const dishes = [{ additionId: 'stew', recipeId: 'stew', servings: 2, day: 3 }];
  const plan = { kind: 'plan', mealPlanId: 'week', dishes } as never;
  list.facts = [
    ...list.facts,
    { ...(plan as object), id: 'p:0', operationId: 'p', at: 0 } as never,
  ];
  expect(recipeIn(list, 'stew')).toMatchObject({
    dishes: [{ key: dayKey({ planId: 'week', day: 3 }) }],
    servings: 0,
  });
  expect(recipeIn(list, 'soup')).toMatchObject({ dishes: [], servings: 2 });
});

test('a recipe the device does not know is not named', () => {
  const list = listOfTwo();
  const known = knownOf(list);
  const without = new Map([...known.recipesById].filter(([id]) => id !== 'soup'));
  const { recipes } = shownList({
    facts: list.facts,
    known: { ...known, recipesById: without },
    locale: 'en',
  });
  expect(recipes.map(({ recipe }) => recipe.id)).toEqual(['stew']);
});
