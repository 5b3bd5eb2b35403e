import type { DataStrategyResult } from 'react-router';
import { currentNavigation, knownPageData } from '../loading/react-router-internals.ts';
import { hasFailed } from './is-failure.ts';

type Results = Record<string, DataStrategyResult>;

/**
 * Runs around every reading in the browser. A page that stands there and asks for its data anew, as
 * after a form or when the list has changed, keeps what it shows where nobody answers; without this,
 * React Router takes it away and shows an error page instead.
 */
export async function keepKnownData(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  if (request.method !== 'GET' || request.signal.aborted || !isOfOpenPage(request)) return results;
  const known = knownPageData();
  const kept = Object.entries(results).map(([routeId, result]): [string, DataStrategyResult] =>
    hasFailed(result) && known?.[routeId] !== undefined
      ? [routeId, { type: 'data', result: known[routeId] }]
      : [routeId, result],
  );
  return Object.fromEntries(kept);
}

/** Not of a page that is being gone to. */
function isOfOpenPage({ url }: Request): boolean {
  const { pathname, search } = window.location;
  const asked = new URL(url);
  if (asked.pathname !== pathname || asked.search !== search) return false;
  const navigation = currentNavigation();
  return navigation?.state === 'idle' || navigation?.formMethod?.toUpperCase() === 'POST';
}
