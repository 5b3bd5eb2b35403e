import { useQueuedCooked } from './use-queued-cooked.ts';
import { useQueuedSwaps } from './use-queued-swaps.ts';

/** Sends what waited for a network: dishes that were cooked, then those that were swapped. */
export function QueuedChanges({ userId }: { userId: string }) {
  useQueuedCooked(userId);
  useQueuedSwaps(userId);
  return null;
}
