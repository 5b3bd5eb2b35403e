import { useMemo } from 'react';
import { useFetcher } from 'react-router';
import { oneUntilAnswered } from './one-until-answered.ts';

/**
 * Loads an address; of several, what was asked for last is what there is in the end. React Router takes
 * back the load before, but not while it asks the server which route the address has.
 */
export function useLatestLoad<T>() {
  const { data, load } = useFetcher<T>();
  const loadLatest = useMemo(() => oneUntilAnswered(load), [load]);
  return { data, load: loadLatest };
}
