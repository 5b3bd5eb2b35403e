import { CsvError, parse } from 'csv-parse/sync';
import type { FileProblem } from '../../../lib/file-problem.ts';
import type { SourceFile } from '../../../lib/source-file.ts';

export type { SourceFile };
export type TableRow = Readonly<{ line: number; cells: Readonly<Record<string, string>> }>;

type RawRow = Readonly<{ record: string[]; info: { lines: number } }>;

/** Rows of a file with a heading line. A row of the wrong length is left out and named. */
export function readCsvTable(args: { source: SourceFile; columns: readonly string[] }): {
  rows: readonly TableRow[];
  problems: readonly FileProblem[];
} {
  const { file, text } = args.source;
  const raw = readRaw(args.source);
  if ('problem' in raw) return { rows: [], problems: [raw.problem] };
  const [heading, ...body] = raw.rows;
  const names = heading?.record ?? [];
  const missing = args.columns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    const message = text.trim() === '' ? 'The file is empty.' : missingColumns(missing);
    return { rows: [], problems: [{ file, line: 1, message }] };
  }
  const problems: FileProblem[] = [];
  const rows: TableRow[] = [];
  for (const { record, info } of body) {
    if (record.length === names.length) rows.push(tableRow({ names, record, line: info.lines }));
    else problems.push(wrongLength({ file, names, record, line: info.lines }));
  }
  return { rows, problems };
}

function readRaw({ file, text }: SourceFile): { rows: RawRow[] } | { problem: FileProblem } {
  try {
    const rows = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as RawRow[];
    return { rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : null;
    return { problem: { file, line, message: `This is not a readable table: ${error.message}` } };
  }
}

function missingColumns(columns: readonly string[]): string {
  return `The heading lacks the column${columns.length === 1 ? '' : 's'} ${columns.join(', ')}.`;
}

function tableRow(args: { names: readonly string[]; record: readonly string[]; line: number }) {
  const cells = args.names.map((name, index) => [name, args.record[index] ?? ''] as const);
  return { line: args.line, cells: Object.fromEntries(cells) };
}

function wrongLength(args: {
  file: string;
  names: readonly string[];
  record: readonly string[];
  line: number;
}): FileProblem {
  const { file, names, record, line } = args;
  const message = `This line has ${record.length} cells, the heading has ${names.length}.`;
  return { file, line, message };
}
