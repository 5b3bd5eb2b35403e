import { expect, test } from 'vitest';
import { gramsOfChosen } from './chosen-amount.rules.ts';
import { shopFoodsById } from '../testing/shop-foods.ts';

function grams(text: string, unit: string, foodId: string): number | null {
  const food = shopFoodsById.get(foodId);
  if (food === undefined) throw new Error(`There is no ${foodId}`);
  return gramsOfChosen({ text, unit, food });
}

test.each([
  ['600', 'g', 'salmon', 600],
  ['1.5', 'kg', 'salmon', 1500],
  ['1,5', 'kg', 'salmon', 1500],
  [' 2 ', 'lb', 'salmon', 907.18474],
  ['12', 'piece', 'egg', 600],
  ['2½', 'dl', 'cream', 252.5],
  ['½', 'cup', 'cream', 121.2],
  ['3', 'can', 'canned-tomato', 1200],
])('%s %s of %s weighs %d g', (text, unit, foodId, expected) => {
  expect(grams(text, unit, foodId)).toBeCloseTo(expected);
});

test.each([
  ['', 'g', 'salmon'],
  ['0', 'g', 'salmon'],
  ['-5', 'g', 'salmon'],
  ['some', 'g', 'salmon'],
  ['1.2.3', 'g', 'salmon'],
  ['1e9', 'g', 'salmon'],
  ['2', 'dl', 'salmon'],
  ['2', 'barrel', 'cream'],
])('%j %s of %s is no amount', (text, unit, foodId) => {
  expect(grams(text, unit, foodId)).toBeNull();
});

test.each([
  ['3', 340, 1020],
  ['1½', 200, 300],
  ['none', 200, null],
])('%s packs of %d g weigh %d g', (text, gramsEach, expected) => {
  expect(gramsOfChosen({ text, gramsEach })).toBe(expected);
});

test.each([
  ['⅛', 3],
  ['¼', 6],
  ['⅓', 8],
  ['½', 12],
  ['⅔', 16],
  ['¾', 18],
  ['2¾', 66],
])('%s packs of 24 g weigh %d g', (text, expected) => {
  expect(gramsOfChosen({ text, gramsEach: 24 })).toBeCloseTo(expected, 10);
});
