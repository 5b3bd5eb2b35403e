import type { FileProblem } from '../../../lib/file-problem.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import { readCsvTable } from './read-csv-table.ts';

/** What anybody can open again: a row of a public table, a regulation, a page on the web. */
const kept: readonly RegExp[] = [
  /USDA SR28 rows?:? \d{5}/,
  /Standard Tables of Food Composition in Japan[^,]*, \d{5}/,
  /Norwegian Food Composition Table \d\d\.\d{3}/,
  /\b(?:19|20)\d\d\b.*\b(?:rows?|no\.|number) ?[\d.-]+/i,
  /CoFID 2021/,
  /Regulation \(EU\) No \d+\/\d+/,
  /[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S+/,
];
/** What nobody can look up, whatever else is named beside it. */
const unkept = /\b(?:labels?|memory|typical(?:ly)?|guess(?:ed)?)\b/i;

export function isKeptSource(citation: string): boolean {
  return kept.some((form) => form.test(citation)) && !unkept.test(citation);
}

/** Rows of nutrients.csv whose figures nobody can look up. */
export function unkeptSources(nutrients: SourceFile): readonly FileProblem[] {
  const { rows } = readCsvTable({ source: nutrients, columns: ['id', 'source', 'description'] });
  return rows
    .filter(({ cells }) => cells['source']?.startsWith('label:'))
    .filter(({ cells }) => !isKeptSource(cells['description'] ?? ''))
    .map(({ line, cells }) => ({
      file: nutrients.file,
      line,
      message: `The figures of ${cells['id']} name no source that is kept: a row of a public table, a regulation or a web address.`,
    }));
}
