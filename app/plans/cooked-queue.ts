import type { QueuedCooked } from './queues.ts';

/** Told twice, a dish is still cooked once. */
export function withCooked(
  queue: readonly QueuedCooked[],
  cooked: QueuedCooked,
): readonly QueuedCooked[] {
  return [...withoutCooked(queue, cooked), cooked];
}

export function withoutCooked(
  queue: readonly QueuedCooked[],
  sent: QueuedCooked,
): readonly QueuedCooked[] {
  return queue.filter((each) => !isSame(each, sent));
}

function isSame(left: QueuedCooked, right: QueuedCooked): boolean {
  return (
    left.userId === right.userId && left.dish === right.dish && left.recipeId === right.recipeId
  );
}
