import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For loaders that do not depend on the query of their page: a changed query does not run them
 * again.
 */
export function reloadUnlessQuery({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: Pick<
  ShouldRevalidateFunctionArgs,
  'currentUrl' | 'nextUrl' | 'formMethod' | 'defaultShouldRevalidate'
>): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  const isQueryChange = isSamePage && currentUrl.search !== nextUrl.search;
  return isQueryChange && formMethod === undefined ? false : defaultShouldRevalidate;
}
