import { useSyncExternalStore } from 'react';
import { network } from './network.ts';

/** Whether our server is within reach, as far as is known; until the page is taken up, what it was written for. */
export function useIsOnline(isWrittenFor = true): boolean {
  return useSyncExternalStore(
    subscribe,
    () => network().isThere(),
    () => isWrittenFor,
  );
}

function subscribe(onChange: () => void): () => void {
  return network().subscribe(onChange);
}
