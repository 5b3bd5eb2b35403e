/**
 * What pages read of their query. Whatever else stands there, like the marks of a campaign, changes
 * nothing of a page that is the same for everybody.
 */
export const pageParameters: ReadonlySet<string> = new Set(
  `add after all answer approval ask cancel column compare content count country day delete dialog diet dish done edit focus food
  fresh from gone grams group have in interval invitation kind language level list manage meal measure member members more name notice on open others page paths people per pick plan post
  problem provider q redirect_to s saved servings share show sort source status step swap t tab telehealth text theme token
  with without`.split(/\s+/),
);

/** The address without what no page reads. */
export function withoutUnreadQuery(url: URL): URL {
  if (url.search === '') return url;
  const read = new URL(url);
  for (const name of url.searchParams.keys()) {
    if (!pageParameters.has(name)) read.searchParams.delete(name);
  }
  return read;
}
