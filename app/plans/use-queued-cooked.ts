import { withoutCooked } from './cooked-queue.ts';
import { queuedCooked } from './queues.ts';
import { useQueuedForm } from './use-queued-form.ts';

/** Ticks in their plans what was cooked. */
export function useQueuedCooked(userId: string): void {
  useQueuedForm({
    userId,
    queue: queuedCooked,
    intent: 'cooked',
    fieldsOf: ({ dish, recipeId }) => ({ dish, recipe_id: recipeId }),
    without: withoutCooked,
  });
}
