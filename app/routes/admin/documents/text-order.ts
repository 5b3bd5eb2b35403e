import { idsOf, type Texts } from '../recipes/draft/draft-changes.ts';

const heads = ['title', 'lead', 'description'];
const kindsOfLines = [
  'short',
  'outcome',
  'section',
  'week',
  'lesson',
  'task',
  'chapter',
  'guideset',
  'dishset',
];
const parts = ['title', 'theme', 'summary', 'says', 'text', 'body'];

/**
 * What is written in English, without its language, in the order it is read: what was edited comes
 * from the database with its fields in no order.
 */
export function textsInOrder(texts: Texts): readonly string[] {
  const names = Object.keys(texts)
    .filter((field) => field.endsWith('.en') && texts[field] !== '')
    .map((field) => field.slice(0, -'.en'.length));
  const places = new Map(names.map((name) => [name, placeOf(name, texts)]));
  return names.toSorted((one, other) => compare(places.get(one) ?? [], places.get(other) ?? []));
}

/** Which kind of line, which line of it, which part of that. */
function placeOf(name: string, texts: Texts): readonly number[] {
  const [kind = '', id, part = ''] = name.split('.');
  if (id === undefined) return [0, rank(heads, kind)];
  return [1 + rank(kindsOfLines, kind), rank(lineIds(kind, texts), id), rank(parts, part)];
}

function lineIds(kind: string, texts: Texts): readonly string[] {
  if (kind !== 'lesson') return idsOf(texts, `${kind}s`);
  return idsOf(texts, 'weeks').flatMap((week) =>
    idsOf(texts, `week.${week}.lessons`).map((lesson) => lesson.replace(/@.*$/, '')),
  );
}

/** What is not among them stands behind them. */
function rank(known: readonly string[], name: string): number {
  const at = known.indexOf(name);
  return at === -1 ? known.length : at;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((place, index) => place !== other[index]);
  return differs === -1 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0);
}
