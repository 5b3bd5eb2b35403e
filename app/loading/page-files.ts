import { matchRoutes } from 'react-router';
import { dataPathOf, knownManifest, type KnownRoute } from './react-router-internals.ts';

interface PageFiles {
  scripts: string[];
  data: string | null;
}

/** The files that a page needs beyond those of the open one; null for a page that is not known yet. */
export function filesOfPage(
  path: string,
  routes: Record<string, KnownRoute> = knownManifest()?.routes ?? {},
): PageFiles | null {
  const pages = Object.values(routes).filter(({ id }) => id !== 'root');
  const patterns = pages.map(({ id, path: pattern = '/' }) => ({ id, path: pattern }));
  const id = matchRoutes(patterns, path)?.at(-1)?.route.id;
  const route = id === undefined ? undefined : routes[id];
  if (route === undefined || route.path === '*') return null;
  return {
    scripts: [route.module, ...(route.imports ?? [])],
    data: route.hasLoader ? dataPathOf(path) : null,
  };
}
