import { useSyncExternalStore } from 'react';

/** Whether a moment is still to come; what the server says of it is taken to be. */
export function useIsBefore(momentMs: number): boolean {
  return useSyncExternalStore(
    everyMinute,
    () => Date.now() < momentMs,
    () => true,
  );
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}
