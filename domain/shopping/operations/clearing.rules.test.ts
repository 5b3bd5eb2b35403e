import { expect, test } from 'vitest';
import { clearing } from './clearing.rules.ts';
import type { ListContent, Tick } from '../list/shopping-list.ts';
import { listed } from '../testing/shop-foods.ts';

const earlier = new Date('2026-03-02T11:00:00Z');

function clear(content: Partial<ListContent>) {
  return clearing({ recipes: [], extras: [], ticks: [], amounts: new Map(), ...content });
}

function tick(itemKey: string, grams: number | null): Tick {
  return { itemKey, grams, tickedAt: earlier, isCleared: false };
}

test('completed extras go, the others stay', () => {
  const extras = ['a', 'b'].map((id) => {
    return { id, text: id, amount: null, foodId: null, addedAt: earlier };
  });
  const { extraIds, droppedKeys } = clear({ extras, ticks: [tick('extra:a', null)] });
  expect([extraIds, droppedKeys]).toEqual([['a'], ['extra:a']]);
});

test('a completed food stays in the basket while its recipe needs more', () => {
  const recipes = [listed({ id: 'a', lines: ['200 g salmon', '2 piece egg'] })];
  const { doneIds, hiddenKeys, droppedKeys } = clear({
    recipes,
    ticks: [tick('food:salmon', 200)],
  });
  expect([doneIds, droppedKeys]).toEqual([[], []]);
  expect([...hiddenKeys]).toEqual([['food:salmon', ['a']]]);
});

test('a recipe that has all its foods leaves the list with them', () => {
  const recipes = [listed({ id: 'a', lines: ['200 g salmon', '500 ml water'] })];
  const { doneIds, hiddenKeys, droppedKeys } = clear({
    recipes,
    ticks: [tick('food:salmon', 200)],
  });
  expect([doneIds, [...hiddenKeys], droppedKeys]).toEqual([['a'], [], ['food:salmon']]);
});

test('a recipe that leaves leaves the food to those that still need it', () => {
  const recipes = [
    listed({ id: 'a', recipeId: 'stew', lines: ['200 g salmon'] }),
    listed({ id: 'b', recipeId: 'soup', lines: ['150 g salmon', '2 piece egg'] }),
  ];
  const { doneIds, hiddenKeys } = clear({ recipes, ticks: [tick('food:salmon', 350)] });
  expect(doneIds).toEqual(['a']);
  expect([...hiddenKeys]).toEqual([['food:salmon', ['b']]]);
});

test('what is only partly in the basket is not cleared', () => {
  const recipes = [listed({ lines: ['500 g salmon'] })];
  const { doneIds, hiddenKeys } = clear({ recipes, ticks: [tick('food:salmon', 200)] });
  expect([doneIds, [...hiddenKeys]]).toEqual([[], []]);
});
