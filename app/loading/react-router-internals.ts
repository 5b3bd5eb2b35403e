/**
 * What the app relies on of React Router beyond its documentation; nothing else of the app does.
 * `react-router-internals.test.ts` says which of its files each rests on, and fails when one changes.
 */

/** Where a part of a page that is written apart reads its path; `kept-parts.test.tsx` sees it read. */
export { UNSAFE_LocationContext as LocationContext } from 'react-router';

/** What React Router says of the page it is loading. */
interface Navigation {
  state: 'idle' | 'loading' | 'submitting';
  location?: { pathname: string; search: string; hash: string };
  formMethod?: string;
}

export interface KnownRoute {
  id: string;
  path?: string;
  hasLoader: boolean;
  module: string;
  imports?: string[];
}

interface Manifest {
  version: string;
  /** As far as the pages of this site are known yet. */
  routes: Record<string, KnownRoute>;
}

/** What the server loaded for the page, as the router reads it from its stream. */
interface DecodedState {
  loaderData?: Record<string, unknown>;
}

/** React Router keeps these for itself, and nowhere else. */
interface Internals {
  __reactRouterContext?: { state?: DecodedState };
  __reactRouterDataRouter?: {
    state: { navigation: Navigation; loaderData?: Record<string, unknown> };
  };
  __reactRouterManifest?: Manifest;
}

/** Once the router has read its stream to the end, and before it makes anything of it. */
export function onDecodedState(change: (decoded: DecodedState) => DecodedState): void {
  const context = (window as Internals)['__reactRouterContext'];
  if (context === undefined) return;
  let state: DecodedState | undefined;
  Object.defineProperty(context, 'state', {
    get: () => state,
    set: (decoded: DecodedState) => {
      state = change(decoded);
    },
  });
}

export function currentNavigation(): Navigation | undefined {
  return (window as Internals)['__reactRouterDataRouter']?.state.navigation;
}

/** What the open page was drawn from, by route. */
export function knownPageData(): Record<string, unknown> | undefined {
  return (window as Internals)['__reactRouterDataRouter']?.state.loaderData;
}

export function knownManifest(): Manifest | undefined {
  return (window as Internals)['__reactRouterManifest'];
}

/**
 * React Router asks at this address about a page that it does not know yet, before it asks for the
 * page's data.
 */
export const manifestPath = '/__manifest';

/** Ends the address of a page's data, and of what its forms are sent to by scripts. */
export const dataSuffix = '.data';

/** Where the data of a page comes from: `/` is `/_.data`. */
export function dataPathOf(pathname: string): string {
  return `${pathname}${pathname.endsWith('/') ? '_' : ''}${dataSuffix}`;
}

/** Finds the routes of an address. */
export type RouteMatcher = (path: string) => readonly { route: { id: string } }[] | null;

/** How the server finds routes, one function for as long as it runs; null where it is not told. */
export function matcherOf(staticHandlerContext: object): RouteMatcher | null {
  const { _match: match } = staticHandlerContext as { _match?: unknown };
  return typeof match === 'function' ? (match as RouteMatcher) : null;
}
