import { drawPlate } from '../../../domain/recipes/pictures/draw-pictures.ts';
import type { ContentIndex } from '../../../domain/recipes/content-index.ts';
import { cardImage } from '../../../domain/recipes/pictures/image-address.rules.ts';
import { wordmark, wordmarkLetters } from '../../../lib/wordmark.ts';
import type { CardContent } from './card-content.ts';
import type { SetLine, Typesetter } from './type-paths.ts';

const { width, height } = cardImage;
const margin = 72;
const textWidth = 500;
const colors = { table: '#173a2c', yolk: '#ffc233', title: '#ffffff', note: '#dfeee3' };
const mostTitleLines = 4;
const mostNoteLines = 3;
const titleSizes = [76, 66, 56, 48];
/** About as wide as "sin" or "for", of the size of the wordmarkLetters. */
const fewLettersWide = 1.9;
const noteSize = 32;
const noteLineHeight = 42;
/** Below the brand's name. */
const [wordsTop, wordsBottom] = [150, height - margin];
const brandSize = 44;

interface Place {
  x: number;
  y: number;
  size: number;
}

/** One plate fills the yolk; three lie around it, the first in front. */
const places: Readonly<Record<number, readonly Place[]>> = {
  1: [{ x: 926, y: 315, size: 540 }],
  3: [
    { x: 834, y: 376, size: 420 },
    { x: 1072, y: 196, size: 340 },
    { x: 1082, y: 520, size: 300 },
  ],
};

/** What a shared link shows: words on the left, dishes on the right. 1200 × 630, as SVG. */
export function drawCard(args: {
  card: CardContent;
  brandName: string;
  foods: ContentIndex['foodsById'];
  type: Typesetter;
}): string {
  const { card, brandName, foods, type } = args;
  const placed = places[card.recipes.length >= 3 ? 3 : 1] ?? [];
  const plates = placed.flatMap((place, index) => {
    const recipe = card.recipes[index];
    return recipe === undefined ? [] : [at(place, drawPlate({ recipe, foods }))];
  });
  const parts = [
    `<rect width="${width}" height="${height}" fill="${colors.table}"/>`,
    `<circle cx="956" cy="315" r="344" fill="${colors.yolk}"/>`,
    ...plates.toReversed(),
    drawBrand({ brandName, type }),
    ...drawWords({ card, type }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

function at({ x, y, size }: Place, plate: string): string {
  const box = `x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"`;
  return plate.replace(/^<svg[^>]*>/, (root) =>
    root.replace(/ (?:width|height)="[^"]*"/g, '').replace('<svg', `<svg ${box}`),
  );
}

function drawBrand({ brandName, type }: { brandName: string; type: Typesetter }): string {
  if (brandName === 'Yolk') return drawWordmark();
  const line = type.setLine({ text: brandName, size: brandSize });
  const dot = `<circle cx="${margin + 13}" cy="${margin + 26}" r="13" fill="${colors.yolk}"/>`;
  return dot + placeLine({ line, x: margin + 42, y: margin + 41, color: colors.title });
}

function drawWordmark(): string {
  const { yolk } = wordmark;
  const place = `translate(${margin} ${margin + 47})scale(.62)`;
  const dot = `<circle cx="${yolk.cx}" cy="${yolk.cy}" r="${yolk.r}" fill="${colors.yolk}"/>`;
  return `<g transform="${place}"><path fill="${colors.title}" d="${wordmarkLetters}"/>${dot}</g>`;
}

function drawWords({ card, type }: { card: CardContent; type: Typesetter }): string[] {
  const notes = card.note === null ? [] : setNote({ note: card.note, type });
  const noteHeight = notes.length === 0 ? 0 : 34 + notes.length * noteLineHeight;
  const titleHeight = wordsBottom - wordsTop - noteHeight;
  const { lines, size } = setTitle({ title: card.title, titleHeight, type });
  const lineHeight = lineHeightOf(size);
  const free = titleHeight - lines.length * lineHeight;
  const titleBase = wordsTop + free / 2 + size;
  const noteBase = titleBase + (lines.length - 1) * lineHeight + 34 + noteSize;
  return [
    ...lines.map((line, index) =>
      placeLine({ line, x: margin, y: titleBase + index * lineHeight, color: colors.title }),
    ),
    ...notes.map((line, index) =>
      placeLine({ line, x: margin, y: noteBase + index * noteLineHeight, color: colors.note }),
    ),
  ];
}

function lineHeightOf(size: number): number {
  return Math.round(size * 1.16);
}

/** As large as its words allow, above a note; without a short word alone in a line, where that can be. */
function setTitle(args: { title: string; titleHeight: number; type: Typesetter }) {
  const { title, titleHeight, type } = args;
  const tried = titleSizes.map((size) => {
    return { size, lines: type.setLines({ text: title, size, width: textWidth }) };
  });
  const fitting = tried.filter(({ size, lines }) => {
    const isLow =
      lines.length <= mostTitleLines && lines.length * lineHeightOf(size) <= titleHeight;
    return isLow && lines.every((line) => line.width <= textWidth);
  });
  const even = fitting.find(({ size, lines }) => {
    return lines.length === 1 || lines.every((line) => line.width > size * fewLettersWide);
  });
  const chosen = even ?? fitting[0] ?? { size: 48, lines: tried.at(-1)?.lines ?? [] };
  return { ...chosen, lines: chosen.lines.slice(0, mostTitleLines) };
}

function setNote({ note, type }: { note: string; type: Typesetter }): SetLine[] {
  return type.setLines({ text: note, size: noteSize, width: textWidth }).slice(0, mostNoteLines);
}

function placeLine(args: { line: SetLine; x: number; y: number; color: string }): string {
  const { line, x, y, color } = args;
  return `<path transform="translate(${x} ${y})" fill="${color}" d="${line.outlines}"/>`;
}
