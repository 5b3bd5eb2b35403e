import { useSyncExternalStore } from 'react';
import { network } from './network.ts';

/** Whether our server is within reach, as far as is known; true on the server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => network().isThere(),
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  return network().subscribe(onChange);
}
