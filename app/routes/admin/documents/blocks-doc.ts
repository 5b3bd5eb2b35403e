import type { JSONContent } from '@tiptap/core';
import {
  readBlocks,
  readPerson,
  writeBlocks,
  writePerson,
} from '../../../../domain/pages/blocks-text.rules.ts';
import type { FileBlock } from '../../../../domain/pages/page-file.ts';

/** Blocks with a head of their own: a note, a question, a person, a figure from data, a recipe. */
export type SemanticKind = 'tip' | 'medical' | 'question' | 'person' | 'figure' | 'recipe';

/** The text of a section as a document that is edited. Nothing in it is markup. */
export function docOfText(text: string): JSONContent {
  const content = readBlocks(text).flatMap(nodesOf);
  return { type: 'doc', content: content.length === 0 ? [paragraph('')] : content };
}

export function textOfDoc(doc: JSONContent): string {
  return writeBlocks(joined((doc.content ?? []).flatMap(blockOf)));
}

/** A text that is one line: its bold words, links and sources alone. */
export function docOfLine(text: string): JSONContent {
  return { type: 'doc', content: [paragraph(text)] };
}

export function lineOfDoc(doc: JSONContent): string {
  return lineOf(doc.content?.[0]);
}

function nodesOf(block: FileBlock): JSONContent[] {
  if (typeof block === 'string') return [paragraph(block)];
  if ('list' in block) return [listOf('bulletList', block.list)];
  if ('steps' in block) return [listOf('orderedList', block.steps)];
  if ('note' in block) return [semantic({ kind: block.tone, head: block.title }, [block.note])];
  if ('questions' in block) {
    return block.questions.map(({ question, answer }) =>
      semantic({ kind: 'question', head: question }, [answer]),
    );
  }
  if ('people' in block) {
    return block.people.map(({ text, ...person }) =>
      semantic({ kind: 'person', head: writePerson(person) }, [text]),
    );
  }
  if ('recipe' in block) return [semantic({ kind: 'recipe', head: block.recipe }, [''])];
  const { figure, title, text, caption, lanes } = block;
  const attributes = { kind: 'figure', head: title, figure, lanes: JSON.stringify(lanes) };
  return [semantic(attributes, [text, caption])];
}

function semantic(attrs: Record<string, string>, texts: readonly string[]): JSONContent {
  return { type: 'semantic', attrs, content: texts.map(paragraph) };
}

function listOf(type: string, items: readonly string[]): JSONContent {
  return {
    type,
    content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
  };
}

const marks =
  /\*\*(?<strong>[^*]+)\*\*|\[\^(?<source>[\w-]+)\]|\[(?<words>[^[\]]+)\]\((?<target>[^)\s]+)\)/g;

function paragraph(text: string): JSONContent {
  const content: JSONContent[] = [];
  const plain = (words: string) => words !== '' && content.push({ type: 'text', text: words });
  let from = 0;
  for (const match of text.matchAll(marks)) {
    plain(text.slice(from, match.index));
    const { strong, source, words, target } = match.groups ?? {};
    if (source !== undefined) content.push({ type: 'source', attrs: { id: source } });
    if (strong !== undefined)
      content.push({ type: 'text', text: strong, marks: [{ type: 'bold' }] });
    if (words !== undefined) {
      content.push({
        type: 'text',
        text: words,
        marks: [{ type: 'target', attrs: { to: target } }],
      });
    }
    from = match.index + match[0].length;
  }
  plain(text.slice(from));
  return content.length === 0 ? { type: 'paragraph' } : { type: 'paragraph', content };
}

function lineOf(node: JSONContent | undefined): string {
  return (node?.content ?? [])
    .map(runOf)
    .join('')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();
}

function runOf({ type, text = '', marks: on = [], attrs }: JSONContent): string {
  if (type === 'source') return `[^${attrs?.['id']}]`;
  const target = on.find((mark) => mark.type === 'target');
  if (target !== undefined) return `[${text}](${target.attrs?.['to']})`;
  if (!on.some((mark) => mark.type === 'bold')) return text;
  const [, start = '', words = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return words === '' ? text : `${start}**${words}**${end}`;
}

function blockOf(node: JSONContent): FileBlock[] {
  const content = node.content ?? [];
  if (node.type === 'bulletList') return itemsOf(content, (list) => ({ list }));
  if (node.type === 'orderedList') return itemsOf(content, (steps) => ({ steps }));
  if (node.type === 'semantic') return [semanticBlock(node)];
  const line = lineOf(node);
  return line === '' ? [] : [line];
}

function itemsOf(items: readonly JSONContent[], made: (lines: string[]) => FileBlock): FileBlock[] {
  const lines = items
    .map(({ content = [] }) => content.map(lineOf).join(' ').trim())
    .filter((line) => line !== '');
  return lines.length === 0 ? [] : [made(lines)];
}

function semanticBlock({ attrs = {}, content = [] }: JSONContent): FileBlock {
  const head = String(attrs['head'] ?? '');
  const lines = content.map(lineOf).filter((line) => line !== '');
  const text = lines.join(' ');
  switch (attrs['kind'] as SemanticKind) {
    case 'question':
      return { questions: [{ question: head, answer: text }] };
    case 'person':
      return { people: [{ ...readPerson(head), text }] };
    case 'recipe':
      return { recipe: head.trim() };
    case 'figure': {
      const lanes = JSON.parse(String(attrs['lanes'] ?? '{}')) as Record<
        string,
        { name: string; note: string }
      >;
      const figure = String(attrs['figure'] ?? '');
      // The caption is what stands last.
      const words = lines.length > 1 ? lines.slice(0, -1).join(' ') : text;
      const caption = lines.length > 1 ? (lines.at(-1) ?? '') : '';
      return { figure, title: head, text: words, caption, lanes };
    }
    case 'tip':
      return { note: text, title: head, tone: 'tip' };
    case 'medical':
      return { note: text, title: head, tone: 'medical' };
  }
}

/** Questions that follow each other are one block, and so are people. */
function joined(blocks: readonly FileBlock[]): FileBlock[] {
  const all: FileBlock[] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    if (typeof block === 'object' && typeof last === 'object') {
      if ('questions' in block && 'questions' in last) {
        all[all.length - 1] = { questions: [...last.questions, ...block.questions] };
        continue;
      }
      if ('people' in block && 'people' in last) {
        all[all.length - 1] = { people: [...last.people, ...block.people] };
        continue;
      }
    }
    all.push(block);
  }
  return all;
}
