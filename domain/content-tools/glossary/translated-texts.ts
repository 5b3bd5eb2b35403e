import { LineCounter, isScalar, parseDocument, visit } from 'yaml';
import type { Node, Pair } from 'yaml';
import type { SourceFile } from '../../../lib/source-file.ts';
import { readCsvTable } from '../../foods/table/read-csv-table.ts';
import type { TranslatedLanguage } from './glossary.ts';

/** A text people read, as it stands in its file. */
export type TranslatedText = Readonly<{ text: string; lineAt: (index: number) => number }>;

/** Addresses, and what the message compiler reads, are no texts. */
const keysOfNoText: readonly string[] = ['slug', 'declarations', 'selectors'];

/** Every value of a YAML or JSON file; with `under`, only what stands below that first key. */
export function textsOfYaml(args: {
  source: SourceFile;
  under?: TranslatedLanguage;
}): readonly TranslatedText[] {
  const { source, under } = args;
  const lines = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: lines, schema: 'failsafe' });
  const texts: TranslatedText[] = [];
  visit(document, {
    Pair(_key, pair, path) {
      const key = keyOf(pair);
      const isOtherLanguage = under !== undefined && path.length === 2 && key !== under;
      return isOtherLanguage || keysOfNoText.includes(key) ? visit.SKIP : undefined;
    },
    Scalar(key, node) {
      if (key === 'key') return;
      const [start, end] = node.range ?? [0, 0];
      const lineAt = (index: number) => lines.linePos(start + index).line;
      texts.push({ text: source.text.slice(start, end), lineAt });
    },
  });
  return texts;
}

/** The columns of a table in the language: `es`, `es_plural`. */
export function textsOfCsv(args: {
  source: SourceFile;
  language: TranslatedLanguage;
}): readonly TranslatedText[] {
  const { source, language } = args;
  return readCsvTable({ source, columns: [] }).rows.flatMap(({ cells, line }) => {
    return [language, `${language}_plural`].map((column) => ({
      text: cells[column] ?? '',
      lineAt: () => line,
    }));
  });
}

function keyOf(pair: Pair): string {
  const key = pair.key as Node | null;
  return isScalar(key) && typeof key.value === 'string' ? key.value : '';
}
