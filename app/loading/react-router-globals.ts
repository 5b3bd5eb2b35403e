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
  css?: string[];
}

interface Manifest {
  version: string;
  /** As far as the pages of this site are known yet. */
  routes: Record<string, KnownRoute>;
}

/** React Router keeps these for itself, and nowhere else. */
interface Internals {
  __reactRouterDataRouter?: { state: { navigation: Navigation } };
  __reactRouterManifest?: Manifest;
}

export function currentNavigation(): Navigation | undefined {
  return (window as Internals)['__reactRouterDataRouter']?.state.navigation;
}

export function knownManifest(): Manifest | undefined {
  return (window as Internals)['__reactRouterManifest'];
}
