import { useSyncExternalStore } from 'react';
import type { Stored } from './stored.ts';

/** What is kept on this device now; on the server, and while its markup is taken over, nothing. */
export function useStored<Value>({ subscribe, read, empty }: Omit<Stored<Value>, 'write'>): Value {
  return useSyncExternalStore(subscribe, read, () => empty);
}
