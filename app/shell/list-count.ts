import { useSyncExternalStore } from 'react';

interface ListCount {
  count: number;
  /** The server's answer that this count is newer than; the next answer of the server replaces it. */
  of: unknown;
}

let known: ListCount | null = null;
const listeners = new Set<() => void>();

/** How many items are still to buy, as the page of the list knows it before the server does. */
export const listCount = {
  write(count: ListCount): void {
    known = count;
    for (const listener of listeners) listener();
  },
};

export function useListCount(answer: { shoppingListCount: number }): number {
  const count = useSyncExternalStore(
    subscribe,
    () => (known?.of === answer ? known.count : null),
    () => null,
  );
  return count ?? answer.shoppingListCount;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}
