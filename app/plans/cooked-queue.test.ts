import { expect, test } from 'vitest';
import { withCooked, withoutCooked } from './cooked-queue.ts';
import type { QueuedCooked } from './queues.ts';

const cooked: QueuedCooked = {
  userId: 'maja',
  dish: 'week.2.dinner',
  recipeId: 'stew',
  slug: 'stew',
};
const others: QueuedCooked[] = [
  { ...cooked, userId: 'olle' },
  { ...cooked, dish: 'week.3.dinner' },
  { ...cooked, recipeId: 'soup', slug: 'soup' },
];

test('a dish that was cooked waits once, however often it is told', () => {
  expect(withCooked([cooked, ...others], cooked)).toEqual([...others, cooked]);
});

test('what was sent is gone, and nothing else', () => {
  expect(withoutCooked([cooked, ...others], cooked)).toEqual(others);
});
