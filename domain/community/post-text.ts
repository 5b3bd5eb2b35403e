import { LRUCache } from 'lru-cache';
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
 * HTML is text, and a picture from elsewhere is a link to it.
 */
export function readPostText(text: string): readonly TextBlock[] {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const blocks = parse(text);
  kept.set(text, blocks);
  return blocks;
}

/** What is read again and again is parsed once; marks upon marks take the parser long. */
const kept = new LRUCache<string, readonly TextBlock[]>({ max: 1000 });

function parse(text: string): TextBlock[] {
  return fromMarkdown(withoutDepths(text))
    .children.flatMap(blocksOf)
    .filter(({ lines }) => lines.length > 0);
}

const deepest = 4;
const marks = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))+/;

/** Nobody quotes quotes of quotes; a line of thousands of marks would only exhaust the server. */
function withoutDepths(text: string): string {
  const shallow = (found: string) =>
    (found.match(/[ \t]*(?:>|[-+*]|\d{1,9}[.)])/g) ?? []).slice(0, deepest).join('');
  return text
    .split('\n')
    .map((line) => line.replace(marks, shallow))
    .join('\n');
}

export function hasLink(blocks: readonly TextBlock[]): boolean {
  return blocks.some(({ lines }) => lines.flat().some(({ href }) => href !== null));
}

/** The first words as plain text, for lists. */
export function excerptOf({ text, most }: { text: string; most: number }): string {
  const blocks = readPostText(text).filter(({ kind }) => kind !== 'QUOTE');
  const words = blocks.flatMap(({ lines }) => lines.map(plainLine)).join(' ');
  const short = words.replaceAll(/\s+/g, ' ').trim();
  return short.length <= most ? short : `${short.slice(0, most - 1).trimEnd()}…`;
}

function plainLine(line: readonly TextSpan[]): string {
  return line.map(({ text }) => text).join('');
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
      const lines = node.children.map((item) => spansOf(item.children.flatMap(inlineOf), plain));
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
