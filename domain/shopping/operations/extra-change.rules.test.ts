import { expect, test } from 'vitest';
import { OneList } from '../testing/one-list.ts';

function written(...lines: (string | { text: string; foodId: string })[]) {
  const list = new OneList();
  for (const [index, line] of lines.entries()) {
    const { text, foodId } = typeof line === 'string' ? { text: line, foodId: null } : line;
    list.do({ intent: 'add-extra', id: `extra-${index}`, text, amount: null, foodId });
  }
  return list;
}

const extrasOf = (list: OneList) =>
  list.merged().items.map(({ name, amountText }) => [name, amountText]);

test('an amount in the same line is read', () => {
  expect(extrasOf(written('oat milk 2 l', '3 tomates', 'Soap'))).toEqual([
    ['oat milk', '2 l'],
    ['tomates', '3'],
    ['Soap', null],
  ]);
});

test('more of the same is added to it', () => {
  expect(extrasOf(written('oat milk 2 l', 'Oat milk 5 dl'))).toEqual([['oat milk', '2.5 l']]);
  const byFood = written({ text: '3 eggs', foodId: 'egg' }, { text: 'egg x2', foodId: 'egg' });
  expect(extrasOf(byFood)).toEqual([['eggs', '5']]);
});

test('amounts of other measures stand by themselves, as do words without any', () => {
  expect(extrasOf(written('oat milk 2 l', 'oat milk 500 g', 'oat milk'))).toHaveLength(3);
});

test('what is in the basket already is not added to', () => {
  const list = written('oat milk 2 l');
  list.do({ intent: 'tick', itemKey: 'extra:extra-0', grams: null });
  list.do({ intent: 'add-extra', id: 'b', text: 'oat milk 1 l', amount: null, foodId: null });
  expect(extrasOf(list)).toContainEqual(['oat milk', '1 l']);
});

test('the same form sent twice adds once', () => {
  const list = written('oat milk 2 l', 'oat milk 1 l');
  const again = { id: 'extra-1', text: 'oat milk 1 l', amount: null, foodId: null };
  list.do({ intent: 'add-extra', ...again });
  expect(extrasOf(list)).toEqual([['oat milk', '3 l']]);
});

const change = (list: OneList, text: string, amount: string | null = null, id = 'extra-0') =>
  list.do({ intent: 'change-extra', id, text, amount });

test('what was written is written anew, in its former place', () => {
  const list = written('Soap', 'Candles');
  change(list, ' Green \n soap ', ' 2 bars ');
  expect(extrasOf(list)).toEqual([
    ['Green soap', '2 bars'],
    ['Candles', null],
  ]);
  change(list, 'Green soap', '3 bars');
  expect(extrasOf(list)[0]).toEqual(['Green soap', '3 bars']);
  expect(list.facts).toHaveLength(2);
});

test('changing nothing does nothing', () => {
  const list = written('Soap 2 bars');
  const { facts } = list;
  change(list, ' Soap 2 bars');
  expect(list.facts).toEqual(facts);
});

test('a food that is called otherwise is no longer that food; another amount leaves it', () => {
  const list = written({ text: '3 eggs', foodId: 'egg' });
  const foodId = () => list.merged().items[0]?.foodId;
  change(list, 'eggs', '6');
  expect(foodId()).toBe('egg');
  change(list, 'brown eggs', '6');
  expect(foodId()).toBeNull();
});

test('what is gone cannot be changed, and can be struck twice', () => {
  const list = written('Soap');
  expect(() => change(list, 'Foam', null, 'other')).toThrow('shopping.item-not-found');
  list.do({ intent: 'remove-extra', id: 'extra-0' });
  list.do({ intent: 'remove-extra', id: 'extra-0' });
  expect(list.facts).toEqual([]);
});

test('what is struck takes its tick along, and no other', () => {
  const list = written('Soap', 'Candles');
  for (const id of [0, 1]) list.do({ intent: 'tick', itemKey: `extra:extra-${id}`, grams: null });
  list.do({ intent: 'remove-extra', id: 'extra-0' });
  expect(list.ticks()).toEqual({ 'extra:extra-1': {} });
});

test.each([
  ['', null, 'shopping.text-required'],
  [' ', null, 'shopping.text-required'],
  ['x'.repeat(121), null, 'shopping.text-too-long'],
  ['Soap', 'x'.repeat(41), 'shopping.amount-too-long'],
])('"%s" with "%s" cannot stand on a list', (text, amount, code) => {
  const list = written('Soap');
  expect(() => change(list, text, amount)).toThrow(code);
  const add = { intent: 'add-extra', id: 'new', text, amount, foodId: null } as const;
  expect(() => list.do(add)).toThrow(code);
});

test('words and amounts of all the length there is are fine, an empty amount is none', () => {
  const list = new OneList();
  const add = { intent: 'add-extra', foodId: null } as const;
  list.do({ ...add, id: 'a', text: 'x'.repeat(120), amount: 'y'.repeat(40) });
  list.do({ ...add, id: 'b', text: 'Soap', amount: ' ' });
  expect(extrasOf(list)).toEqual([
    ['x'.repeat(120), 'y'.repeat(40)],
    ['Soap', null],
  ]);
});

test('an amount of its own is taken as it is, whatever the line says', () => {
  const list = new OneList();
  list.do({ intent: 'add-extra', id: 'a', text: 'oat milk 2 l', amount: '3', foodId: null });
  expect(extrasOf(list)).toEqual([['oat milk 2 l', '3']]);
});

test('a food is added to the same food alone, and words without a food to the same words', () => {
  const byFood = written({ text: '3 eggs', foodId: 'egg' }, { text: '2 eggs', foodId: 'butter' });
  expect(extrasOf(byFood)).toHaveLength(2);
  const mixed = written({ text: '3 eggs', foodId: 'egg' }, '2 eggs');
  expect(extrasOf(mixed)).toEqual([['eggs', '5']]);
  const kept = mixed.merged().items[0];
  expect(kept?.foodId).toBe('egg');
});
