import { LineCounter, isPair, isScalar, parseDocument, visit } from 'yaml';
import type { Node, Pair } from 'yaml';
import type { Language } from '../../../lib/language.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import { readCsvTable } from '../../foods/table/read-csv-table.ts';

/** A text people read, as it stands in its file. */
export type TranslatedText = Readonly<{ text: string; lineAt: (index: number) => number }>;

/** Addresses, and what the message compiler reads, are no texts. */
const keysOfNoText: readonly string[] = ['slug', 'declarations', 'selectors'];

/** Every value of a YAML or JSON file; with `under`, only what stands below that first key. */
export function textsOfYaml(args: {
  source: SourceFile;
  under?: Language;
  /** Keys whose values are no texts, besides those of every file. */
  besides?: readonly string[];
}): readonly TranslatedText[] {
  const { source, under, besides = [] } = args;
  const lines = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: lines, schema: 'failsafe' });
  const texts: TranslatedText[] = [];
  visit(document, {
    Pair(_key, pair, path) {
      const key = keyOf(pair);
      const isOtherLanguage = under !== undefined && path.length === 2 && key !== under;
      return isOtherLanguage || [...keysOfNoText, ...besides].includes(key)
        ? visit.SKIP
        : undefined;
    },
    Scalar(key, node, path) {
      if (key === 'key') return;
      const [start, end] = node.range ?? [0, 0];
      const lineAt = (index: number) => lines.linePos(start + index).line;
      const text = source.text.slice(start, end);
      texts.push({ text: path.some(isIngredients) ? noteOfLine(text) : text, lineAt });
    },
  });
  return texts;
}

/** The columns of a table in the language: `es`, `es_plural`. */
export function textsOfCsv(args: {
  source: SourceFile;
  language: Language;
}): readonly TranslatedText[] {
  const { source, language } = args;
  return readCsvTable({ source, columns: [] }).rows.flatMap(({ cells, line }) => {
    return [language, `${language}_plural`].map((column) => ({
      text: cells[column] ?? '',
      lineAt: () => line,
    }));
  });
}

function isIngredients(node: unknown): boolean {
  return isPair(node) && keyOf(node) === 'ingredients';
}

/** `600 g flank-steak | thinly sliced`: what stands before the bar is an amount and an id. */
function noteOfLine(line: string): string {
  const bar = line.indexOf('|');
  return bar === -1 ? '' : ' '.repeat(bar + 1) + line.slice(bar + 1);
}

function keyOf(pair: Pair): string {
  const key = pair.key as Node | null;
  return isScalar(key) && typeof key.value === 'string' ? key.value : '';
}
