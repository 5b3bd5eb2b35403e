import { useEffect, useState } from 'react';
import type { OperationId } from '../../../../domain/shopping/operations/list-operation.ts';
import type { Item, RecipeOnList } from '../list.ts';

/** A row that was removed a moment ago, and where it stood among the others. */
export type JustGone = JustGoneItem | JustGoneRecipe;

/** An extra. */
export interface JustGoneItem extends Removed {
  readonly item: Item;
  readonly recipe?: undefined;
}

export interface JustGoneRecipe extends Removed {
  readonly item?: undefined;
  readonly recipe: RecipeOnList;
}

interface Removed {
  readonly index: number;
  readonly operationId: OperationId;
}

/** As long as a toast offers to take it back. */
const stayMs = 10_000;

/** What was removed last, for as long as it is still shown. */
export function useJustGone() {
  const [gone, noteGone] = useState<JustGone | null>(null);
  useEffect(() => {
    if (gone === null) return;
    const timer = setInterval(() => {
      // Whoever is about to press it is waited for.
      if (!document.activeElement?.hasAttribute('data-back')) noteGone(null);
    }, stayMs);
    return () => clearInterval(timer);
  }, [gone]);
  return { gone, noteGone };
}
