import { expect, test } from 'vitest';
import { readChange } from './changes.ts';
import type { Known } from '../device/known-list.ts';
import { shopFoodsById } from '../../../../domain/shopping/testing/shop-foods.ts';

function read(fields: Record<string, string | string[]>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) form.append(name, each);
  }
  const foods = [...shopFoodsById].map(
    ([id, food]) => [id, { ...food, hasPicture: false }] as const,
  );
  const known: Known = { recipesById: new Map(), foodsById: new Map(foods) };
  return readChange({ form, known });
}

test.each([
  [
    { intent: 'tick', item_key: 'food:egg', grams: '150' },
    { intent: 'tick', itemKey: 'food:egg', grams: 150 },
  ],
  [
    { intent: 'tick', item_key: 'extra:1' },
    { intent: 'tick', itemKey: 'extra:1', grams: null },
  ],
  [
    { intent: 'untick', item_key: 'food:egg' },
    { intent: 'untick', itemKey: 'food:egg' },
  ],
  [
    { intent: 'add-extra', id: '1', text: 'Soap', food_id: '' },
    { intent: 'add-extra', id: '1', text: 'Soap', amount: '', foodId: null },
  ],
  [
    { intent: 'change-extra', id: '1', text: 'Soap', amount: '2' },
    { intent: 'change-extra', id: '1', text: 'Soap', amount: '2' },
  ],
  [
    { intent: 'set-amount', food_id: 'egg', amount: '12', unit: 'piece' },
    { intent: 'set-amount', foodId: 'egg', grams: 600 },
  ],
  [
    { intent: 'set-amount', food_id: 'egg', amount: '12', unit: 'piece', reset: '' },
    { intent: 'set-amount', foodId: 'egg', grams: null },
  ],
  [
    { intent: 'set-amount', food_id: 'egg', amount: 'a lot', unit: 'piece' },
    { intent: 'set-amount', foodId: 'egg', grams: Number.NaN },
  ],
  [
    { intent: 'remove-recipe', id: ['1', '2'] },
    { intent: 'remove-recipe', ids: ['1', '2'] },
  ],
  [
    { intent: 'clear-dishes', id: ['1', '2'] },
    { intent: 'clear-dishes', ids: ['1', '2'] },
  ],
  [
    { intent: 'save-store', id: '1', name: 'Corner', aisle: ['DAIRY', 'FISH'], move: 'FISH -1' },
    { intent: 'save-store', id: '1', name: 'Corner', aisles: ['fish', 'dairy'] },
  ],
  [
    { intent: 'choose-store', id: '' },
    { intent: 'choose-store', id: null },
  ],
  [
    { intent: 'undo', id: '1' },
    { intent: 'undo', operationId: '1' },
  ],
  [{ intent: 'clear' }, { intent: 'clear' }],
])('the form %j asks for %j', (fields, change) => {
  expect(read(fields as Record<string, string>)).toEqual(change);
});

test.each(['-5', '1e9', '99999999', 'much'])('grams of %j are none', (grams) => {
  expect(read({ intent: 'tick', item_key: 'food:egg', grams })).toMatchObject({ grams: null });
});

test('a form that is none of ours asks for nothing', () => {
  expect(read({})).toBeNull();
  expect(read({ intent: 'drop-everything' })).toBeNull();
});
