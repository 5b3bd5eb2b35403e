import { queuedRatings } from './queues.ts';
import { withoutRating } from './rating-queue.ts';
import { useQueuedForm } from './use-queued-form.ts';

/** Keeps the stars that were given. */
export function useQueuedRatings(userId: string): void {
  useQueuedForm({
    userId,
    queue: queuedRatings,
    intent: 'rate',
    fieldsOf: ({ recipeId, stars }) => ({ recipe_id: recipeId, stars: String(stars) }),
    without: withoutRating,
  });
}
