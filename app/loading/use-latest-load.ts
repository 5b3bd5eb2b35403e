import { useMemo } from 'react';
import { useFetcher } from 'react-router';
import { oneUntilAnswered } from './one-until-answered.ts';

/**
 * Loads an address; of several, what was asked for last is what there is in the end. React Router takes
 * back the load before, but not while it asks the server which route the address has. What was loaded
 * under one key is not there under another.
 */
export function useLatestLoad<T>(options?: { key: string }) {
  const { data, load } = useFetcher<T>(options);
  const loadLatest = useMemo(() => oneUntilAnswered(load), [load]);
  return { data, load: loadLatest };
}
