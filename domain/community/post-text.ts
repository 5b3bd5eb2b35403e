import { fromMarkdown } from 'mdast-util-from-markdown';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number] | InlineNode;
type InlineNode = Extract<Root['children'][number], { type: 'paragraph' }>['children'][number];

/** A piece of a line; `href` is one that a link may hold. */
export interface TextSpan {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly href: string | null;
}

export const blockKinds = ['PARAGRAPH', 'QUOTE', 'BULLETS', 'NUMBERS', 'CODE'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** A list has a line for each item, everything else one for each paragraph in it. */
export interface TextBlock {
  readonly kind: BlockKind;
  readonly lines: readonly (readonly TextSpan[])[];
}

type Style = Pick<TextSpan, 'isBold' | 'isItalic' | 'href'>;
const plain: Style = { isBold: false, isItalic: false, href: null };

/**
 * What was written as Markdown, as blocks of plain pieces: no HTML comes out of it, what looks like
 * HTML is text, and a picture from elsewhere is a link to it. Takes up to some ten milliseconds:
 * pages read with `readPostText`.
 */
export function parsePostText(text: string): readonly TextBlock[] {
  const shallow = withoutDepths(text);
  if (!isSetByHand(shallow)) return plainBlocks(text);
  return fromMarkdown(shallow)
    .children.flatMap(blocksOf)
    .filter(({ lines }) => lines.length > 0);
}

/** More than anybody sets by hand in a post; the parser's time grows with the square of both. */
const mostMarks = 160;
const mostLines = 120;
const mark = /[*_`~[\]<>!&\\]|\/\//g;

function isSetByHand(text: string): boolean {
  return countOf(text, mark) <= mostMarks && countOf(text, /\n/g) < mostLines;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** As it was typed, in paragraphs; what follows the last line that fits stands in that one. */
export function plainBlocks(text: string): TextBlock[] {
  const typed = text.split('\n');
  const shown = typed.slice(0, mostLines - 1);
  const rest = typed
    .slice(mostLines - 1)
    .filter(isWritten)
    .join(' ');
  const paragraphs: string[][] = [[]];
  for (const line of [...shown, rest]) {
    if (isWritten(line)) paragraphs.at(-1)?.push(line);
    else paragraphs.push([]);
  }
  return paragraphs
    .filter(({ length }) => length > 0)
    .map((lines) => ({ kind: 'PARAGRAPH', lines: lines.map((line) => [span(line, plain)]) }));
}

function isWritten(line: string): boolean {
  return line.trim() !== '';
}

const deepest = 4;
/** Of spaces before a line: they nest lists in lists. */
const deepestSpaces = 12;
const spaces = new RegExp(`^[ \\t]{${deepestSpaces + 1},}`);
const marks = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))+/;

/** Nobody quotes quotes of quotes; a line of thousands of marks would only exhaust the server. */
function withoutDepths(text: string): string {
  const shallow = (found: string) =>
    (found.match(/[ \t]*(?:>|[-+*]|\d{1,9}[.)])/g) ?? []).slice(0, deepest).join('');
  return text
    .split('\n')
    .map((line) => line.replace(spaces, ' '.repeat(deepestSpaces)).replace(marks, shallow))
    .join('\n');
}

export function hasLink(blocks: readonly TextBlock[]): boolean {
  return blocks.some(({ lines }) => lines.flat().some(({ href }) => href !== null));
}

/** So much is looked at for the first words. */
const mostOfExcerpt = 1200;

/** The first words as plain text, for lists. Its marks are taken off without parsing them. */
export function excerptOf({ text, most }: { text: string; most: number }): string {
  const lines = text.slice(0, mostOfExcerpt).split('\n');
  const own = lines.filter((line) => !line.trimStart().startsWith('>'));
  const short = own.map(withoutMarks).join(' ').replaceAll(/\s+/g, ' ').trim();
  return short.length <= most ? short : `${short.slice(0, most - 1).trimEnd()}…`;
}

function withoutMarks(line: string): string {
  return line
    .replace(/^[ \t]*(?:#{1,6}|[-+*]|\d{1,9}[.)])[ \t]+/, '')
    .replaceAll(/!?\[([^\][]{1,200})\]\([^()\s]{1,300}\)/g, '$1')
    .replaceAll(/\\([!-/:-@[-`{-~])|[*`]+|\b_|_\b/g, '$1');
}

function blocksOf(node: Node): TextBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'PARAGRAPH', lines: linesOf(node) }];
    case 'heading': {
      const bold = { ...plain, isBold: true };
      return [{ kind: 'PARAGRAPH', lines: splitLines(spansOf(node.children, bold)) }];
    }
    case 'blockquote':
      return [{ kind: 'QUOTE', lines: node.children.flatMap(linesOf) }];
    case 'list': {
      const lines = node.children.map((item) => spansOf(inlineOf(item), plain));
      return [{ kind: node.ordered ? 'NUMBERS' : 'BULLETS', lines }];
    }
    case 'code':
      return [{ kind: 'CODE', lines: node.value.split('\n').map((line) => [span(line, plain)]) }];
    case 'html':
      return [{ kind: 'PARAGRAPH', lines: splitLines(linked(node.value, plain)) }];
    default:
      return [];
  }
}

function linesOf(node: Node): TextSpan[][] {
  if (node.type === 'code') return [[span(node.value, plain)]];
  return splitLines(spansOf(inlineOf(node), plain));
}

/** What stands in a block, however deep: a list in a list is one line of words. */
function inlineOf(node: Node): InlineNode[] {
  if (node.type === 'code' || node.type === 'html') return [{ type: 'text', value: node.value }];
  if (node.type === 'paragraph' || node.type === 'heading') return node.children;
  if (!('children' in node)) return [];
  return node.children.flatMap((child, index) => {
    const gap: InlineNode[] = index === 0 ? [] : [{ type: 'text', value: ' ' }];
    return [...gap, ...inlineOf(child as Node)];
  });
}

function spansOf(nodes: readonly InlineNode[], style: Style): TextSpan[] {
  return nodes.flatMap((node) => spansOfOne(node, style));
}

function spansOfOne(node: InlineNode, style: Style): TextSpan[] {
  switch (node.type) {
    case 'text':
    case 'html':
    case 'inlineCode':
      return style.href === null ? linked(node.value, style) : [span(node.value, style)];
    case 'strong':
      return spansOf(node.children, { ...style, isBold: true });
    case 'emphasis':
      return spansOf(node.children, { ...style, isItalic: true });
    case 'link':
      return spansOf(node.children, { ...style, href: safeLink(node.url) });
    case 'image':
      return [span(node.alt || node.url, { ...style, href: safeLink(node.url) })];
    case 'break':
      return [span('\n', style)];
    default:
      return 'children' in node ? spansOf(node.children, style) : [];
  }
}

function span(text: string, style: Style): TextSpan {
  return { text, ...style };
}

const address = /https?:\/\/[^\s<>"]+[^\s<>"().,;:!?*_]/g;

/** An address that was written out is a link too. */
function linked(text: string, style: Style): TextSpan[] {
  const spans: TextSpan[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    if (index > from) spans.push(span(text.slice(from, index), style));
    spans.push(span(found, { ...style, href: safeLink(found) }));
    from = index + found.length;
  }
  if (from < text.length) spans.push(span(text.slice(from), style));
  return spans;
}

/** Pages of the web and of this site; null for everything else. */
export function safeLink(url: string): string | null {
  if (/^\/(?![/\\])/.test(url) && !url.includes('\\')) return url;
  if (!URL.canParse(url)) return null;
  const { protocol, username, password, href } = new URL(url);
  const isSafe = protocol === 'https:' || protocol === 'http:';
  return isSafe && username === '' && password === '' ? href : null;
}

/** A line break that was typed is one. */
function splitLines(spans: readonly TextSpan[]): TextSpan[][] {
  const lines: TextSpan[][] = [[]];
  for (const piece of spans) {
    for (const [index, text] of piece.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...piece, text });
    }
  }
  return lines.filter((line) => line.length > 0);
}
