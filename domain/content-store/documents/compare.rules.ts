import { idsOf, lineOf, type Fields } from './document.rules.ts';

export interface FieldDifference {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What differs between two versions, field by field, in the order a reader meets it. */
export function compareFields(args: {
  before: Fields;
  after: Fields;
  lists: readonly string[];
}): readonly FieldDifference[] {
  const { before, after, lists } = args;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const place = placeOf({ fields: { ...before, ...after }, lists });
  return [...names]
    .filter((field) => (before[field] ?? '') !== (after[field] ?? ''))
    .filter((field) => !lists.includes(field) || isReordered(before, after, field))
    .map((field) => ({ field, before: before[field] ?? '', after: after[field] ?? '' }))
    .toSorted((a, b) => (place(a.field) < place(b.field) ? -1 : 1));
}

/** A line that came or went shows itself; the list is told where lines that stayed changed places. */
function isReordered(before: Fields, after: Fields, list: string): boolean {
  const [was, is] = [idsOf(before, list), idsOf(after, list)];
  const stayed = was.filter((id) => is.includes(id));
  return stayed.join(' ') !== is.filter((id) => was.includes(id)).join(' ');
}

const widest = 4;

/** Lines in the order of their list, after what stands alone. */
function placeOf({ fields, lists }: { fields: Fields; lists: readonly string[] }) {
  const places = new Map<string, string>();
  for (const [index, list] of lists.entries()) {
    for (const [line, id] of idsOf(fields, list).entries()) {
      places.set(`${lineOf(list)}.${id}`, `${index}.${String(line).padStart(widest, '0')}`);
    }
  }
  return (field: string): string => {
    const [line, id, part] = field.split('.');
    const found = places.get(`${line}.${id}`);
    return found === undefined ? ` ${readAt(line)}.${field}` : `${found}.${readAt(part)}.${field}`;
  };
}

/** What a thing or one of its lines says first; what has no place among them stands behind. */
const parts = ['title', 'lead', 'description', 'theme', 'summary', 'says', 'text', 'body'];

function readAt(part = ''): number {
  const place = parts.indexOf(part);
  return place === -1 ? parts.length : place;
}
