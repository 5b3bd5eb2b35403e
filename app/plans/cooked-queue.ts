import { createQueue } from '../offline/queue.ts';

/** A dish that was cooked and is not ticked in its plan yet: without a network it waits here. */
export interface QueuedCooked {
  /** Whoever logs in next on this device sends only their own. */
  readonly userId: string;
  /** Names the dish of a plan. */
  readonly dish: string;
  readonly recipeId: string;
  /** Of the recipe. */
  readonly slug: string;
}

export const queuedCooked = createQueue<QueuedCooked>('cooked');

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
