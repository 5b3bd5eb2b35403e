import { useEffect, useRef, useState } from 'react';
import { useStored } from '../../offline/use-stored.ts';
import { withCooked } from '../../plans/cooked-queue.ts';
import { queuedCooked } from '../../plans/queues.ts';

/**
 * Marks the dish in its plan once the last step is done, without a network as soon as there is one;
 * true when that got through.
 */
export function useMarkCooked({
  userId,
  dish,
  recipeId,
  slug,
  isDone,
}: {
  userId: string | null;
  /** Names the dish of a plan; null where none is cooked for. */
  dish: string | null;
  recipeId: string;
  /** Of the recipe. */
  slug: string;
  isDone: boolean;
}): boolean {
  const isWaiting = useStored(queuedCooked).some((each) => each.dish === dish);
  const told = useRef(false);
  const [isTold, setIsTold] = useState(false);
  useEffect(() => {
    if (!isDone || dish === null || userId === null || told.current) return;
    told.current = true;
    queuedCooked.write((queue) => withCooked(queue, { userId, dish, recipeId, slug }));
    setIsTold(true);
  }, [isDone, dish, userId, recipeId, slug]);
  return isTold && !isWaiting;
}
