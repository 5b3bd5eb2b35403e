import { useQueuedCooked } from './use-queued-cooked.ts';
import { useQueuedRatings } from './use-queued-ratings.ts';
import { useQueuedSwaps } from './use-queued-swaps.ts';

/** Sends what waited for a network: dishes that were cooked, rated and swapped. */
export function QueuedChanges({ userId }: { userId: string }) {
  useQueuedCooked(userId);
  useQueuedRatings(userId);
  useQueuedSwaps(userId);
  return null;
}
