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
