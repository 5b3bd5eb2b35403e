import { useSyncExternalStore } from 'react';

/** False on the server and while its markup is taken over, so that both say the same. */
export function useIsInBrowser(): boolean {
  return useInBrowser(true, false);
}

/**
 * What the server says, on the server and while its markup is taken over; then what the browser
 * says. Nothing is drawn anew where both say the same: a text or a number, that is.
 */
export function useInBrowser<Value extends string | number | boolean>(
  inBrowser: Value,
  onServer: Value,
): Value {
  return useSyncExternalStore(
    never,
    () => inBrowser,
    () => onServer,
  );
}

function never() {
  return () => {};
}
