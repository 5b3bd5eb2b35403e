import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For what does not hang on the query of its page: typing and choosing there ask for nothing anew. */
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
