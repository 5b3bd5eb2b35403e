import type { EntryContext } from 'react-router';
import { matcherOf, type RouteMatcher } from './react-router-internals.ts';

/**
 * A page with the routes that it names: its own and those of the addresses above it. The router would
 * make all routes of the site anew for every page, to name the same few.
 */
export function withItsRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const match = matcherOf(staticHandlerContext);
  if (match === null) return context;
  const { pathname } = staticHandlerContext.location;
  const matches = [
    staticHandlerContext.matches,
    ...addressesAbove(pathname).map(keptMatcher(match)),
  ];
  const ids = new Set(matches.flatMap((found) => (found ?? []).map(({ route }) => route.id)));
  const routes = Object.fromEntries(
    [...ids].flatMap((id) => (id in manifest.routes ? [[id, manifest.routes[id]]] : [])),
  ) as typeof manifest.routes;
  return {
    ...context,
    manifest: { ...manifest, routes },
    staticHandlerContext: { ...staticHandlerContext, _match: keptMatcher(match) },
  } as EntryContext;
}

/** `/recipes/dinner/stew`: `/`, `/recipes` and `/recipes/dinner`. */
export function addressesAbove(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean);
  return segments.map((_, index) => `/${segments.slice(0, index).join('/')}`);
}

/** Pages lie under the same few addresses; those with names of dishes or plans in them are many. */
const mostKept = 500;
const kept = new WeakMap<RouteMatcher, Map<string, ReturnType<RouteMatcher>>>();

/** Finds the routes of an address once: the server's routes do not change while it runs. */
function keptMatcher(match: RouteMatcher): RouteMatcher {
  return function matchOnce(path) {
    if (typeof path !== 'string') return match(path);
    const known = kept.get(match) ?? new Map<string, ReturnType<RouteMatcher>>();
    kept.set(match, known);
    const found = known.get(path);
    if (found !== undefined) return found;
    if (known.size >= mostKept) known.clear();
    const matches = match(path);
    known.set(path, matches);
    return matches;
  };
}
