import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { FormValues } from './form-values.ts';
import { leftOutQuery } from './left-out.ts';

/** The count for what is ticked now; the last one that is known while nobody answers. */
export function useFittingCount(args: {
  values: FormValues;
  /** Of the page; null on steps that do not ask. */
  known: number | null;
}): number | null {
  const { values, known } = args;
  const { load, data } = useFetcher<{ fittingCount: number | null }>();
  const query = known === null ? null : leftOutQuery(values);
  const counted = useRef(query);

  useEffect(() => {
    if (query === null || query === counted.current) return;
    counted.current = query;
    void load(query);
  }, [query, load]);

  return data?.fittingCount ?? known;
}
