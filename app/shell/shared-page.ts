/**
 * For pages that are the same for every visitor, whatever they have done before: they may be kept
 * whole, by our servers and by others on the way. To be exported as `headers` by the route; a page
 * for somebody who is signed in never keeps it.
 */
export function sharedPageHeaders({ errorHeaders }: { errorHeaders?: Headers | undefined }) {
  if (errorHeaders) return {};
  return { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' };
}
