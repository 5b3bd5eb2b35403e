import MiniSearch from 'minisearch';
import type { SearchDocument } from '../../domain/search/text/text-index.ts';

const textOf = ({ title, keywords, parts, description }: SearchDocument) =>
  [title, ...keywords, ...parts, description].join(' ');

/** The plainest search there is: every word in the text of every recipe, one after the other. */
export function linearScan(documents: readonly SearchDocument[]): (text: string) => number {
  const texts = documents.map((document) => textOf(document).toLowerCase());
  return (text) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    return texts.filter((each) => words.every((word) => each.includes(word))).length;
  };
}

/** A well-known library over the same documents, with beginnings and typos; without facets. */
export function miniSearch(documents: readonly SearchDocument[]): (text: string) => number {
  const index = new MiniSearch({
    fields: ['title', 'keywords', 'parts', 'description'],
    extractField: (document: SearchDocument, field) =>
      [document[field as keyof SearchDocument]].flat().join(' '),
  });
  index.addAll(documents);
  return (text) =>
    index.search(text, {
      prefix: true,
      fuzzy: 0.2,
      combineWith: 'AND',
      boost: { title: 6, keywords: 3, parts: 2 },
    }).length;
}
