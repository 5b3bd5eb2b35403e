import { expect, test } from 'vitest';
import { itemNamed, listWith } from '../testing/build-list.ts';
import { progressOf } from './list-progress.ts';

test('what is in the basket counts as done, and each thing that is left takes 40 seconds', () => {
  const items = Array.from({ length: 18 }, (_, number) => itemNamed(`${number}`, 'PRODUCE'));
  const completed = items.slice(0, 6).map((item) => ({ ...item, isTicked: true }));
  const list = listWith({ aisles: [{ aisle: 'PRODUCE', items }], completed });
  expect(progressOf(list)).toEqual({ total: 24, inBasket: 6, share: 0.25, minutes: 10 });
});

test('an empty list is not begun', () => {
  expect(progressOf(listWith({}))).toEqual({ total: 0, inBasket: 0, share: 0, minutes: 0 });
});
