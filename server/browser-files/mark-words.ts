import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Plugin } from 'vite';

const messagesFolder = join(import.meta.dirname, '..', '..', 'i18n', 'paraglide', 'messages');
const messagesModule = 'i18n/paraglide/messages.js';
const registryModule = join(messagesFolder, '..', 'registry.js');

/** What a mark looks like in a built script: the key of a message, and a hash of what it says. */
export const wordMark = /__w\$([a-z0-9_]+)\$([a-f0-9]{8})/g;

/**
 * The browser's scripts are built once, with a mark in the place of every message: the words of each
 * language are filled in afterwards (fill-words.ts), so that a visitor loads those of one language.
 * A changed message changes its mark, and with it the name of every script that says it.
 */
export function markWords(): Plugin {
  return {
    name: 'yolk:mark-words',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!code.includes(messagesModule)) return null;
      return { code: withMarks(code, id), map: null };
    },
  };
}

/** `m.recipes_servings` becomes a name nothing declares, which a bundler leaves as it is. */
export function withMarks(code: string, id: string): string {
  const { program } = parseSync(id.replace(/\?.*$/, ''), code, { lang: 'js' });
  const found = findMessages(program);
  if (found === null) return code;
  const { declaration, members } = found;
  const counting = members.some(({ key }) => isCounting(key));
  const edits = [
    {
      ...declaration,
      text: counting ? `import { plural as __plural } from '${registryModule}';` : '',
    },
    ...members.map(({ start, end, key }) => ({ start, end, text: markOf(key) })),
  ];
  return withEdits(code, edits);
}

function withEdits(code: string, edits: readonly (Span & { text: string })[]): string {
  const inOrder = edits.toSorted((one, other) => one.start - other.start);
  const pieces = inOrder.flatMap(({ start, text }, index) => [
    code.slice(inOrder[index - 1]?.end ?? 0, start),
    text,
  ]);
  return pieces.join('') + code.slice(inOrder.at(-1)?.end ?? 0);
}

interface Span {
  start: number;
  end: number;
}

interface Found {
  declaration: Span;
  members: (Span & { key: string })[];
}

type Node = Span & { type: string } & Record<string, unknown>;

function findMessages(program: unknown): Found | null {
  let declaration: Node | null = null;
  let local = '';
  const members: Found['members'] = [];
  const others: Node[] = [];
  visit(program, (node, parent) => {
    if (node.type === 'ImportDeclaration' && isOfMessages(node)) {
      declaration = node;
      local = namespaceOf(node);
    } else if (node.type === 'Identifier' && declaration !== null && node['name'] === local) {
      const key = keyOf(parent, node);
      if (key !== null) members.push({ start: parent!.start, end: parent!.end, key });
      else if (parent?.type !== 'ImportNamespaceSpecifier') others.push(node);
    }
  });
  if (declaration === null) return null;
  if (others.length > 0) throw new Error(`Messages are used by their names only, as ${local}.name`);
  return { declaration, members };
}

function isOfMessages(node: Node): boolean {
  return String((node['source'] as { value: string }).value).endsWith(messagesModule);
}

function namespaceOf(node: Node): string {
  const [specifier] = node['specifiers'] as { type: string; local: { name: string } }[];
  if (specifier?.type !== 'ImportNamespaceSpecifier') throw new Error('Import messages as m');
  return specifier.local.name;
}

function keyOf(parent: Node | null, node: Node): string | null {
  if (parent?.type !== 'MemberExpression' || parent['object'] !== node) return null;
  return parent['computed'] === true ? null : (parent['property'] as { name: string }).name;
}

function visit(
  value: unknown,
  enter: (node: Node, parent: Node | null) => void,
  parent: Node | null = null,
): void {
  if (Array.isArray(value)) for (const each of value) visit(each, enter, parent);
  else if (typeof value === 'object' && value !== null && 'type' in value) {
    const node = value as Node;
    enter(node, parent);
    for (const child of Object.values(node)) visit(child, enter, node);
  }
}

function markOf(key: string): string {
  const source = compiledMessage(key);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const mark = `__w$${key}$${hash}`;
  return isCounting(key) ? `/* @__PURE__ */ ${mark}(__plural)` : mark;
}

/** Whether its words depend on a number, as one and many do. */
function isCounting(key: string): boolean {
  return compiledMessage(key).includes('registry.plural');
}

const compiled = new Map<string, string>();

/** Of a message in all languages, as Paraglide has compiled it. */
export function compiledMessage(key: string): string {
  const known = compiled.get(key) ?? readFileSync(join(messagesFolder, `${key}.js`), 'utf8');
  compiled.set(key, known);
  return known;
}
