import { expect, test } from 'vitest';
import type { QueuedRating } from './queues.ts';
import { withoutRating, withRating } from './rating-queue.ts';

const rating: QueuedRating = { userId: 'maja', recipeId: 'stew', slug: 'stew', stars: 4 };
const others: QueuedRating[] = [
  { ...rating, userId: 'olle' },
  { ...rating, recipeId: 'soup', slug: 'soup' },
];

test('the last word on a recipe counts', () => {
  expect(withRating([rating, ...others], { ...rating, stars: 2 })).toEqual([
    ...others,
    { ...rating, stars: 2 },
  ]);
});

test('what was sent is gone, and nothing else', () => {
  expect(withoutRating([rating, ...others], rating)).toEqual(others);
});

test('stars given while the former ones were on their way stay', () => {
  const changed = { ...rating, stars: 5 };
  expect(withoutRating([changed], rating)).toEqual([changed]);
});
