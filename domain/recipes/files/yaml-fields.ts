import { LineCounter, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Node, YAMLMap } from 'yaml';
import type { FileProblem } from '../../../lib/file-problem.ts';
import { isSlug } from '../../../lib/slug.ts';
import type { SourceFile } from '../../../lib/source-file.ts';

/** The named values of a YAML file or of a part of it. What is wrong with them is collected. */
export type YamlFields = Readonly<{
  file: string;
  values: ReadonlyMap<string, Node | null>;
  /** Of the key itself. */
  lines: ReadonlyMap<string, number>;
  firstLine: number;
  lineOfNode: (node: Node | null) => number;
  problems: FileProblem[];
}>;

export type YamlItem = Readonly<{ node: Node | null; line: number }>;

type FieldArgs = { fields: YamlFields; key: string };

/** Every scalar stays the text the editor typed, so "1/3" or "no" mean what they look like. */
export function readYamlFields({ file, text }: SourceFile): YamlFields {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, schema: 'failsafe', prettyErrors: false });
  const problems: FileProblem[] = document.errors.map((error) => ({
    file,
    line: lineCounter.linePos(error.pos[0]).line,
    message: `This is not readable YAML: ${error.message}`,
  }));
  const lineOfNode = (node: Node | null) => lineCounter.linePos(node?.range?.[0] ?? 0).line || 1;
  if (isMap(document.contents) && document.errors.length === 0) {
    return fieldsOfMap({ file, map: document.contents, lineOfNode, problems });
  }
  if (problems.length === 0) {
    problems.push({ file, line: 1, message: 'The file should hold "name: value" lines.' });
  }
  return { file, values: new Map(), lines: new Map(), firstLine: 1, lineOfNode, problems };
}

/** Null for an item that is no map. */
export function fieldsOfItem(args: { fields: YamlFields; item: YamlItem }): YamlFields | null {
  const { file, lineOfNode, problems } = args.fields;
  if (!isMap(args.item.node)) return null;
  return fieldsOfMap({ file, map: args.item.node, lineOfNode, problems });
}

export function report(args: { fields: YamlFields; line: number; message: string }): void {
  args.fields.problems.push({ file: args.fields.file, line: args.line, message: args.message });
}

export function lineOf({ fields, key }: FieldArgs): number {
  return fields.lines.get(key) ?? fields.firstLine;
}

/** Names keys that nobody reads: mostly a slip of the pen. */
export function reportUnknownKeys(args: { fields: YamlFields; known: readonly string[] }): void {
  for (const [key, line] of args.fields.lines) {
    if (args.known.includes(key)) continue;
    report({ fields: args.fields, line, message: `"${key}" is not known here.` });
  }
}

/** Reports a missing value and gives an empty text. */
export function textOf(args: FieldArgs): string {
  const text = optionalTextOf(args);
  if (text === null) reportMissing(args);
  return text ?? '';
}

export function optionalTextOf({ fields, key }: FieldArgs): string | null {
  const node = fields.values.get(key) ?? null;
  if (node === null) return null;
  const text = scalarText(node);
  if (text !== null) return text === '' ? null : text;
  report({ fields, line: lineOf({ fields, key }), message: `"${key}" should be a text.` });
  return null;
}

export function choiceOf<Choice extends string>(
  args: FieldArgs & { choices: readonly Choice[] },
): Choice {
  return asChoice({ ...args, line: lineOf(args), text: textOf(args) });
}

export function choicesOf<Choice extends string>(
  args: FieldArgs & { choices: readonly Choice[] },
): readonly Choice[] {
  const items = itemsOf(args);
  if (items.length === 0) reportMissing(args);
  const found = items.map(({ node, line }) =>
    asChoice({ ...args, line, text: scalarText(node) ?? '' }),
  );
  return args.choices.filter((choice) => found.includes(choice));
}

export function booleanOf(args: FieldArgs): boolean {
  return choiceOf({ ...args, choices: ['true', 'false'] }) === 'true';
}

/** False when the key is not there. */
export function optionalBooleanOf(args: FieldArgs): boolean {
  return args.fields.values.has(args.key) && booleanOf(args);
}

/** `2026-03-01`, a day there is. */
export function optionalSlugOf(args: FieldArgs): string | null {
  const text = optionalTextOf(args);
  if (text === null || isSlug(text)) return text;
  const message = `"${text}" should be lower-case words and hyphens.`;
  report({ fields: args.fields, line: lineOf(args), message });
  return null;
}

export function optionalDateOf(args: FieldArgs): string | null {
  const text = optionalTextOf(args);
  if (text === null || isDate(text)) return text;
  const message = `"${args.key}" should be a date like 2026-03-01.`;
  report({ fields: args.fields, line: lineOf(args), message });
  return null;
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10;
}

/** A whole number of at least `least`. */
export function countOf(args: FieldArgs & { least: number }): number {
  return optionalCountOf(args) ?? (reportMissing(args), args.least);
}

export function optionalCountOf(args: FieldArgs & { least: number }): number | null {
  const text = optionalTextOf(args);
  if (text === null) return null;
  return asCount({ ...args, line: lineOf(args), text });
}

export function countsOf(args: FieldArgs & { least: number }): readonly number[] {
  return itemsOf(args).map(({ node, line }) =>
    asCount({ ...args, line, text: scalarText(node) ?? '' }),
  );
}

/** The items of a list; none when the key is not there. */
export function itemsOf({ fields, key }: FieldArgs): readonly YamlItem[] {
  const node = fields.values.get(key) ?? null;
  if (isSeq(node)) {
    return node.items.map((item) => ({
      node: item as Node | null,
      line: fields.lineOfNode(item as Node | null),
    }));
  }
  if (node !== null && scalarText(node) !== '') {
    report({ fields, line: lineOf({ fields, key }), message: `"${key}" should be a list.` });
  }
  return [];
}

/** Null when the key is not there or holds something else. */
export function nestedFieldsOf({ fields, key }: FieldArgs): YamlFields | null {
  const node = fields.values.get(key) ?? null;
  if (node === null || scalarText(node) === '') return null;
  const nested = fieldsOfItem({ fields, item: { node, line: lineOf({ fields, key }) } });
  if (nested === null) {
    const message = `"${key}" should hold "name: value" pairs.`;
    report({ fields, line: lineOf({ fields, key }), message });
  }
  return nested;
}

export function scalarText(node: Node | null): string | null {
  return isScalar(node) && typeof node.value === 'string' ? node.value.trim() : null;
}

export function reportMissing({ fields, key }: FieldArgs): void {
  report({ fields, line: lineOf({ fields, key }), message: `"${key}" is missing.` });
}

function fieldsOfMap(args: {
  file: string;
  map: YAMLMap;
  lineOfNode: (node: Node | null) => number;
  problems: FileProblem[];
}): YamlFields {
  const { file, map, lineOfNode, problems } = args;
  const pairs = map.items.map(({ key, value }) => ({
    key: scalarText(key as Node | null) ?? '',
    line: lineOfNode(key as Node | null),
    value: value as Node | null,
  }));
  return {
    file,
    values: new Map(pairs.map(({ key, value }) => [key, value])),
    lines: new Map(pairs.map(({ key, line }) => [key, line])),
    firstLine: lineOfNode(map),
    lineOfNode,
    problems,
  };
}

function asChoice<Choice extends string>(args: {
  fields: YamlFields;
  key: string;
  choices: readonly Choice[];
  line: number;
  text: string;
}): Choice {
  const { fields, key, choices, line, text } = args;
  const found = choices.find((choice) => choice === text);
  if (found === undefined && text !== '') {
    const message = `"${text}" is no ${key}; use one of ${choices.join(', ')}.`;
    report({ fields, line, message });
  }
  // A file with problems is refused, so the wrong word goes nowhere.
  return found ?? (text as Choice);
}

function asCount(args: {
  fields: YamlFields;
  key: string;
  least: number;
  line: number;
  text: string;
}): number {
  const { fields, key, least, line, text } = args;
  const count = Number(text);
  if (Number.isInteger(count) && count >= least && text !== '') return count;
  report({ fields, line, message: `"${key}" should be a whole number of at least ${least}.` });
  return least;
}
