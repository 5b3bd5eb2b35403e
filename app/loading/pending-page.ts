import { currentNavigation } from './react-router-internals.ts';

/** The address of the page that is being gone to; null when there is none, or a form leads there. */
export function pendingPage(): URL | null {
  const navigation = currentNavigation();
  if (navigation?.state !== 'loading' || navigation.location === undefined) return null;
  if (navigation.formMethod !== undefined && navigation.formMethod !== 'GET') return null;
  const { pathname, search, hash } = navigation.location;
  return new URL(`${pathname}${search}${hash}`, window.location.origin);
}
