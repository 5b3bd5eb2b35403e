import type { Pages, Source } from './page.ts';

/** What the guides lean on that a register of papers knows, each once, the newest first. */
export function studiesOf(pages: Pages): Source[] {
  const named = Object.values(pages)
    .flatMap(({ sources }) => sources)
    .filter(({ pmid, doi }) => pmid !== null || doi !== null);
  const once = new Map(named.map((source) => [source.pmid ?? source.doi, source]));
  return [...once.values()].toSorted(
    (one, other) => other.year - one.year || one.authors.localeCompare(other.authors, 'en'),
  );
}
