import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Document from 'pdfkit';
import type { Words } from './sheet.ts';

const fontFolder = join(import.meta.dirname, '..', '..', 'node_modules', '@fontsource');

export type Face = 'display' | 'regular' | 'bold';

const fontFiles: Record<Face, string> = {
  display: 'young-serif/files/young-serif-SET-400-normal.woff',
  regular: 'figtree/files/figtree-SET-400-normal.woff',
  bold: 'figtree/files/figtree-SET-700-normal.woff',
};

/** A tagged page of one sheet, with the fonts of the product in it. */
export function openPage(args: {
  size: 'A4' | 'A5';
  language: string;
  title: string;
}): PDFKit.PDFDocument {
  const { size, language, title } = args;
  const doc = new Document({
    size,
    // The sheet is one page: with a margin of its own the library would begin another one.
    margin: 0,
    lang: language,
    tagged: true,
    displayTitle: true,
    // Standard fonts would be read from files beside the library, and are not embedded.
    font: '',
    info: { Title: title },
  });
  for (const [face, file] of Object.entries(fontFiles)) {
    for (const set of ['latin', 'latin-ext']) {
      doc.registerFont(`${face} ${set}`, readFileSync(join(fontFolder, file.replace('SET', set))));
    }
  }
  return doc;
}

export async function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const isDone = Promise.withResolvers<void>();
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  doc.on('end', () => isDone.resolve());
  doc.on('error', (error: Error) => isDone.reject(error));
  doc.end();
  await isDone.promise;
  return new Uint8Array(Buffer.concat(chunks));
}

interface Writing {
  doc: PDFKit.PDFDocument;
  words: string | readonly Words[];
  /** `H1`, `P` and the like: what a reading program says it is. */
  tag: string;
  face?: Face;
  size: number;
  x: number;
  y: number;
  width: number;
  lineGap?: number;
  align?: 'left' | 'right' | 'center';
}

/** Writes a paragraph and answers with the height under it. */
export function write(args: Writing): number {
  const { doc, tag } = args;
  const structure = doc.struct(tag, {}, () => writeRuns(args));
  doc.addStructure(structure);
  return doc.y;
}

function writeRuns({ doc, words, face = 'regular', ...box }: Writing): void {
  const parts = typeof words === 'string' ? [{ text: words }] : words;
  const runs = parts.flatMap(({ text, isBold = false }) =>
    runsOf(text).map((run) => ({ ...run, face: isBold ? ('bold' as const) : face })),
  );
  const { size, x, y, width, lineGap = 0, align = 'left' } = box;
  doc.fontSize(size);
  runs.forEach((run, index) => {
    doc.font(`${run.face} ${run.set}`);
    const isContinued = index < runs.length - 1;
    if (index === 0) doc.text(run.text, x, y, { width, lineGap, align, continued: isContinued });
    else doc.text(run.text, { continued: isContinued });
  });
}

interface Run {
  set: 'latin' | 'latin-ext';
  text: string;
}

const inLatin = /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2010-\u2027\u2030-\u203a\u20ac]/;
const inExtended = /[\u0100-\u02ba\u1e00-\u1eff]/;

/** Text in the parts of which each is in one file of a font. A letter that no file has is left out. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const set = inLatin.test(letter) ? 'latin' : inExtended.test(letter) ? 'latin-ext' : null;
    if (set === null) continue;
    const last = runs.at(-1);
    if (last?.set === set) last.text += letter;
    else runs.push({ set, text: letter });
  }
  return runs;
}

/** Lines and shapes that say nothing. */
export function drawOnly(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}
