import type { QueuedRating } from './queues.ts';

/** The last word on a recipe counts. */
export function withRating(
  queue: readonly QueuedRating[],
  rating: QueuedRating,
): readonly QueuedRating[] {
  return [...queue.filter((each) => !isSame(each, rating)), rating];
}

/** What was sent is gone, unless other stars were given meanwhile. */
export function withoutRating(
  queue: readonly QueuedRating[],
  sent: QueuedRating,
): readonly QueuedRating[] {
  return queue.filter((each) => !isSame(each, sent) || each.stars !== sent.stars);
}

function isSame(left: QueuedRating, right: QueuedRating): boolean {
  return left.userId === right.userId && left.recipeId === right.recipeId;
}
