import { useSyncExternalStore } from 'react';

/** False on the server and while its markup is taken over, so that both say the same. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never() {
  return () => {};
}
