import { expect, test } from 'vitest';
import { clearing } from './clearing.rules.ts';
import type { ListContent, Tick } from '../list/shopping-list.ts';
import { listContentWith } from '../testing/list-content-with.ts';
import { listed, shopFoodsById } from '../testing/shop-foods.ts';

const earlier = new Date('2026-03-02T11:00:00Z');

function clear(content: Partial<ListContent>) {
  return clearing({
    content: listContentWith(content),
    foodsById: shopFoodsById,
    language: 'en',
  });
}

function tick(itemKey: string, grams: number | null): Tick {
  return { itemKey, grams, hasRest: true, tickedAt: earlier, tickedById: null, isCleared: false };
}

test('completed extras go, the others stay', () => {
  const extras = ['a', 'b'].map((id) => {
    return { id, text: id, amount: null, foodId: null, addedAt: earlier };
  });
  expect(clear({ extras, ticks: [tick('extra:a', null)] }).extraIds).toEqual(['a']);
});

test('a completed food stays in the basket while its recipe needs more', () => {
  const recipes = [listed({ id: 'a', lines: ['200 g salmon', '2 piece egg'] })];
  const { doneIds, hiddenFoods, droppedFoods } = clear({
    recipes,
    ticks: [tick('food:salmon', 200)],
  });
  expect([doneIds, [...droppedFoods]]).toEqual([[], []]);
  expect([...hiddenFoods]).toEqual([['salmon', ['a']]]);
});

test('a recipe that has all its foods leaves the list with them', () => {
  const recipes = [listed({ id: 'a', lines: ['200 g salmon', '500 ml water'] })];
  const { doneIds, hiddenFoods, droppedFoods } = clear({
    recipes,
    ticks: [tick('food:salmon', 200)],
  });
  expect([doneIds, [...hiddenFoods], [...droppedFoods]]).toEqual([['a'], [], ['salmon']]);
});

test('a recipe that leaves leaves the food to those that still need it', () => {
  const recipes = [
    listed({ id: 'a', recipeId: 'stew', lines: ['200 g salmon'] }),
    listed({ id: 'b', recipeId: 'soup', lines: ['150 g salmon', '2 piece egg'] }),
  ];
  const { doneIds, hiddenFoods } = clear({ recipes, ticks: [tick('food:salmon', 350)] });
  expect(doneIds).toEqual(['a']);
  expect([...hiddenFoods]).toEqual([['salmon', ['b']]]);
});

test('what is only partly in the basket is not cleared', () => {
  const recipes = [listed({ lines: ['500 g salmon'] })];
  const { doneIds, hiddenFoods } = clear({ recipes, ticks: [tick('food:salmon', 200)] });
  expect([doneIds, [...hiddenFoods]]).toEqual([[], []]);
});

test('what is at home keeps no recipe on the list', () => {
  const recipes = [listed({ id: 'a', lines: ['200 g salmon', '1 tsp salt', '50 g butter'] })];
  const ticks = [tick('food:salmon', 200)];
  expect(clear({ recipes, ticks, home: new Set(['butter']) }).doneIds).toEqual(['a']);
  expect(clear({ recipes, ticks }).doneIds).toEqual([]);
  expect(clear({ recipes, ticks, home: new Set(['butter']), wanted: new Set(['salt']) })).toEqual(
    clear({ recipes, ticks }),
  );
});
