import { create } from 'qrcode';
import { bytesOf, drawOnly, openPage, write } from './open-page.ts';
import type { InvitationSheet } from './sheet.ts';

const perMm = 72 / 25.4;
const margin = 14 * perMm;
const pageWidth = 148 * perMm;
const pageHeight = 210 * perMm;
const contentWidth = pageWidth - 2 * margin;
const codeWidth = 62 * perMm;

/** A5, black on white: what it is, the code to scan, three steps, and the way without a camera. */
export function drawInvitation(sheet: InvitationSheet): Promise<Uint8Array> {
  const doc = openPage({
    size: 'A5',
    language: sheet.language,
    title: sheet.documentTitle,
  });
  const under = drawHead(doc, sheet);
  drawCode(doc, { sheet, top: under + 7 * perMm });
  drawSteps(doc, { sheet, top: under + 7 * perMm + codeWidth + 8 * perMm });
  drawFoot(doc, sheet);
  return bytesOf(doc);
}

function drawHead(doc: PDFKit.PDFDocument, sheet: InvitationSheet): number {
  const top = 13 * perMm;
  const column = { doc, x: margin, width: contentWidth };
  const { brand, group } = sheet;
  write({
    ...column,
    words: brand,
    tag: 'P',
    face: 'display',
    size: 17,
    y: top - 5,
    align: 'right',
  });
  const half = { ...column, width: contentWidth * 0.72 };
  const underGroup = write({ ...half, words: group, tag: 'P', face: 'bold', size: 11, y: top });
  const title = { words: sheet.title, tag: 'H1', face: 'display', size: 23 } as const;
  const underTitle = write({ ...column, ...title, y: underGroup + 4 * perMm });
  const lead = { words: sheet.lead, tag: 'P', size: 10.5, lineGap: 2.5 };
  return write({ ...column, ...lead, y: underTitle + 2.5 * perMm });
}

function drawCode(
  doc: PDFKit.PDFDocument,
  { sheet, top }: { sheet: InvitationSheet; top: number },
): void {
  const { modules } = create(sheet.url, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const side = codeWidth / size;
  const left = (pageWidth - codeWidth) / 2;
  const figure = doc.struct('Figure', { alt: sheet.urlLabel }, () => {
    for (let row = 0; row < size; row += 1) {
      for (let column = 0; column < size; column += 1) {
        if (!modules.get(row, column)) continue;
        doc.rect(left + column * side, top + row * side, side, side);
      }
    }
    doc.fill('#000');
  });
  doc.addStructure(figure);
  doc.link(left, top, codeWidth, codeWidth, sheet.url);
}

function drawSteps(
  doc: PDFKit.PDFDocument,
  { sheet, top }: { sheet: InvitationSheet; top: number },
): void {
  let y = top;
  sheet.steps.forEach((step, index) => {
    const number = { words: `${index + 1}`, tag: 'Lbl', face: 'display', size: 14 } as const;
    write({ doc, ...number, x: margin, y: y - 2, width: 16 });
    y = write({
      doc,
      words: step,
      tag: 'P',
      size: 11.5,
      x: margin + 18,
      y,
      width: contentWidth - 18,
    });
    y += 1.8 * perMm;
  });
}

function drawFoot(doc: PDFKit.PDFDocument, { byHand }: InvitationSheet): void {
  const lineHeight = 14;
  const top = pageHeight - 13 * perMm - byHand.length * lineHeight;
  drawOnly(doc, () => {
    const y = top - 3 * perMm;
    doc
      .lineWidth(1)
      .moveTo(margin, y)
      .lineTo(pageWidth - margin, y)
      .stroke('#000');
  });
  byHand.forEach((words, index) => {
    const y = top + index * lineHeight;
    write({ doc, words, tag: 'P', size: 10, x: margin, y, width: contentWidth });
  });
}
