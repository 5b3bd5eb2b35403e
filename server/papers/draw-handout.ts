import { bytesOf, drawOnly, openPage, write } from './open-page.ts';
import type { HandoutSheet } from './sheet.ts';

const perMm = 72 / 25.4;
const margin = 17 * perMm;
const pageWidth = 210 * perMm;
const pageHeight = 297 * perMm;
const contentWidth = pageWidth - 2 * margin;
const gap = 9 * perMm;
const columnWidth = (contentWidth - gap) / 2;

interface Column {
  doc: PDFKit.PDFDocument;
  x: number;
  y: number;
  width: number;
}

/** A4 for one person: the plan and what was measured, as far as shared, tasks, room for questions. */
export function drawHandout(sheet: HandoutSheet): Promise<Uint8Array> {
  const { language, documentTitle: title, plan, weight } = sheet;
  const doc = openPage({ size: 'A4', language, title });
  const top = drawHead(doc, sheet) + 6 * perMm;
  const isWide = plan === null && weight === null;
  const left = { doc, x: margin, y: top, width: columnWidth };
  const right = { ...left, x: margin + columnWidth + gap };
  const underPlan = plan === null ? top : drawPlan(left, plan);
  const besidePlan = plan === null ? left : right;
  const underWeight = weight === null ? top : drawWeight(besidePlan, weight) + 5 * perMm;
  const tasks = {
    ...(plan === null && weight !== null ? right : besidePlan),
    y: plan === null ? top : underWeight,
    width: isWide ? contentWidth : columnWidth,
  };
  const underTasks = drawTasks(tasks, sheet.tasks);
  drawQuestions({ doc, sheet, top: Math.max(underPlan, underWeight, underTasks) + 9 * perMm });
  drawFoot(doc, sheet);
  return bytesOf(doc);
}

function drawHead(doc: PDFKit.PDFDocument, sheet: HandoutSheet): number {
  const y = margin;
  const half = { doc, y, size: 11, width: contentWidth / 2, tag: 'P' };
  const underGroup = write({ ...half, words: sheet.group, face: 'bold', x: margin });
  const x = margin + contentWidth / 2;
  const underWhom = write({ ...half, words: sheet.forWhom, x, align: 'right' });
  const title = { words: sheet.title, tag: 'H1', face: 'display', size: 28 } as const;
  const under = Math.max(underGroup, underWhom) + 5 * perMm;
  return write({ doc, ...title, x: margin, y: under, width: contentWidth });
}

function drawHeading(column: Column, title: string): number {
  return write({ ...column, words: title, tag: 'H2', face: 'display', size: 14 }) + 2 * perMm;
}

function drawPlan(column: Column, plan: NonNullable<HandoutSheet['plan']>): number {
  let y = drawHeading(column, plan.title);
  y = write({ ...column, y, words: plan.name, tag: 'P', face: 'bold', size: 10.5 }) + 2 * perMm;
  y = drawRow({ ...column, y }, { cells: plan.columns, isHead: true });
  for (const cells of plan.rows) y = drawRow({ ...column, y }, { cells, isHead: false });
  return y;
}

const dayWidth = 21 * perMm;

function drawRow(
  column: Column,
  { cells: [first, second], isHead }: { cells: readonly [string, string]; isHead: boolean },
): number {
  const { doc, x, y, width } = column;
  const cell = { doc, y, size: 10, tag: isHead ? 'TH' : 'TD' };
  const face = isHead ? 'bold' : 'regular';
  const underFirst = write({ ...cell, words: first, face, x, width: dayWidth - 6 });
  const rest = { x: x + dayWidth, width: width - dayWidth };
  const underSecond = write({ ...cell, words: second, face, ...rest });
  const bottom = Math.max(underFirst, underSecond) + 1.2 * perMm;
  drawOnly(doc, () => {
    doc
      .lineWidth(0.6)
      .moveTo(x, bottom)
      .lineTo(x + width, bottom)
      .stroke('#999');
  });
  return bottom + 1.6 * perMm;
}

const graphHeight = 34 * perMm;
const labelWidth = 11 * perMm;

function drawWeight(column: Column, weight: NonNullable<HandoutSheet['weight']>): number {
  const top = drawHeading(column, weight.title);
  const figure = column.doc.struct('Figure', { alt: weight.label }, () =>
    drawLine({ ...column, y: top }, weight),
  );
  column.doc.addStructure(figure);
  return write({ ...column, y: top + graphHeight + 14, words: weight.text, tag: 'P', size: 10.5 });
}

function drawLine(
  { doc, x, y: top, width }: Column,
  { points, lastText, unit }: NonNullable<HandoutSheet['weight']>,
): void {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values) + 0.01)];
  const [firstDay, lastDay] = [points[0]?.day ?? 0, points.at(-1)?.day ?? 0];
  const graphWidth = width - labelWidth - 15 * perMm;
  const xOf = (day: number) =>
    x + labelWidth + ((day - firstDay) / Math.max(1, lastDay - firstDay)) * graphWidth;
  const yOf = (value: number) => top + ((high - value) / (high - low)) * graphHeight;
  doc.font('regular latin').fontSize(9).fillColor('#000');
  for (const value of [low, high]) {
    const y = yOf(value);
    const right = x + labelWidth + graphWidth;
    doc
      .lineWidth(0.5)
      .moveTo(x + labelWidth, y)
      .lineTo(right, y)
      .stroke('#999');
    doc.text(`${value} ${unit}`, x, y - 5, {
      width: labelWidth - 3,
      align: 'right',
      lineBreak: false,
    });
  }
  points.forEach(({ day, value }, index) => {
    if (index === 0) doc.moveTo(xOf(day), yOf(value));
    else doc.lineTo(xOf(day), yOf(value));
  });
  doc.lineWidth(1.6).lineJoin('round').stroke('#000');
  for (const { day, value } of points) doc.circle(xOf(day), yOf(value), 2).fill('#000');
  const last = points.at(-1);
  if (last === undefined) return;
  doc.font('bold latin').fontSize(9.5);
  doc.text(lastText, xOf(last.day) + 5, yOf(last.value) - 5, { lineBreak: false });
}

function drawTasks(column: Column, { title, items }: HandoutSheet['tasks']): number {
  const { doc, x, width } = column;
  let y = drawHeading(column, title);
  const box = 4 * perMm;
  const inset = 7 * perMm;
  for (const words of items) {
    const top = y;
    drawOnly(doc, () => doc.lineWidth(1).rect(x, top, box, box).stroke('#000'));
    y = write({ doc, words, tag: 'P', size: 10.5, x: x + inset, y, width: width - inset });
    y += 2.5 * perMm;
  }
  return y;
}

const mostLines = 9;

function drawQuestions(args: { doc: PDFKit.PDFDocument; sheet: HandoutSheet; top: number }): void {
  const { doc, sheet, top } = args;
  const column = { doc, x: margin, y: top, width: contentWidth };
  const first = drawHeading(column, sheet.questions.title) + 7 * perMm;
  const last = pageHeight - margin - 18 * perMm;
  const step = 9 * perMm;
  const count = Math.min(mostLines, Math.max(0, Math.floor((last - first) / step)));
  drawOnly(doc, () => {
    for (let index = 0; index < count; index += 1) {
      const y = first + index * step;
      doc
        .lineWidth(0.7)
        .moveTo(margin, y)
        .lineTo(pageWidth - margin, y)
        .stroke('#777');
    }
  });
}

function drawFoot(doc: PDFKit.PDFDocument, { footer }: HandoutSheet): void {
  const y = pageHeight - margin - 8 * perMm;
  drawOnly(doc, () => {
    doc
      .lineWidth(1)
      .moveTo(margin, y)
      .lineTo(pageWidth - margin, y)
      .stroke('#000');
  });
  const words = { words: footer, tag: 'P', size: 9.5 };
  write({ doc, ...words, x: margin, y: y + 3 * perMm, width: contentWidth });
}
