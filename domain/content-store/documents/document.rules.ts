import { languages, type Language } from '../../../lib/language.ts';

/**
 * What is edited of one thing, as texts by field: `cuisine`, `title.es`, `step.s2.text.sv`. Lists are
 * ids with spaces between them (`steps`: `s1 s2`), so that two editors may change two lines of one.
 */
export type Fields = Readonly<Record<string, string>>;

export interface ContentDocument {
  readonly fields: Fields;
  /** Of a translation that its source has left behind: the source as it was translated. */
  readonly basis: Fields;
}

/** A change as an editor made it: what they saw before, and what they made of it. */
export interface FieldChange {
  readonly field: string;
  readonly was: string;
  readonly value: string;
}

/** Somebody else changed the field in the meantime: both texts are kept for a person to choose. */
export interface FieldConflict {
  readonly field: string;
  readonly theirs: string;
  readonly yours: string;
}

export const emptyDocument: ContentDocument = { fields: {}, basis: {} };

/** The language that a field is written in; null for what is the same in all of them. */
export function languageOfField(field: string): Language | null {
  const suffix = field.slice(field.lastIndexOf('.') + 1);
  return languages.find((language) => language === suffix) ?? null;
}

/** `title` of `title.es`. */
export function textOfField(field: string): string {
  return field.slice(0, field.lastIndexOf('.'));
}

export function idsOf(fields: Fields, list: string): readonly string[] {
  return (fields[list] ?? '').split(' ').filter((id) => id !== '');
}

/** Applies what can be applied; what somebody else changed in the meantime stays and is told. */
export function mergeChanges(args: {
  document: ContentDocument;
  changes: readonly FieldChange[];
  /** Fields that hold the ids of a list. */
  lists: readonly string[];
}): { document: ContentDocument; conflicts: readonly FieldConflict[] } {
  const { changes, lists } = args;
  const conflicts: FieldConflict[] = [];
  let { document } = args;
  for (const change of changes) {
    const { field } = change;
    const theirs = document.fields[field] ?? '';
    if (lists.includes(field)) {
      document = withField({ document, field, value: mergeIds({ ...change, theirs }) });
    } else if (theirs === change.was || theirs === change.value) {
      document = withField({ document, field, value: change.value });
    } else {
      conflicts.push({ field, theirs, yours: change.value });
    }
  }
  return { document: withoutGoneLines({ document, lists }), conflicts };
}

/** What one took away or added stays so; the order is of who changed it, theirs where both did. */
function mergeIds(args: { was: string; value: string; theirs: string }): string {
  const [was, mine, theirs] = [args.was, args.value, args.theirs].map((ids) =>
    ids.split(' ').filter((id) => id !== ''),
  ) as [string[], string[], string[]];
  if (args.theirs === args.was) return mine.join(' ');
  const gone = new Set([
    ...was.filter((id) => !mine.includes(id)),
    ...was.filter((id) => !theirs.includes(id)),
  ]);
  const merged = theirs.filter((id) => !gone.has(id));
  for (const [index, id] of mine.entries()) {
    if (merged.includes(id) || gone.has(id)) continue;
    const before = merged.indexOf(mine[index - 1] ?? '');
    merged.splice(before === -1 && index > 0 ? merged.length : before + 1, 0, id);
  }
  return merged.join(' ');
}

/** An empty text is none. A source that moves on leaves its translations behind, with what they say. */
function withField(args: {
  document: ContentDocument;
  field: string;
  value: string;
}): ContentDocument {
  const { document, field, value } = args;
  const was = document.fields[field] ?? '';
  if (was === value) return document;
  const fields = withText(document.fields, field, value);
  const language = languageOfField(field);
  if (language === null) return { ...document, fields };
  if (language !== 'en') return { fields, basis: withText(document.basis, field, '') };
  const text = textOfField(field);
  const translations = languages
    .filter((each) => each !== 'en')
    .map((each) => `${text}.${each}`)
    .filter((each) => (fields[each] ?? '') !== '');
  const basis = translations.reduce((known, each) => {
    const translated = known[each] ?? was;
    return withText(known, each, translated === value ? '' : translated);
  }, document.basis);
  return { fields, basis };
}

function withText(fields: Fields, field: string, value: string): Fields {
  const { [field]: _was, ...others } = fields;
  return value === '' ? others : { ...others, [field]: value };
}

/** Says of translations that they are right although their source changed. */
export function confirmTranslations(args: {
  document: ContentDocument;
  confirmed: readonly string[];
}): ContentDocument {
  const { document, confirmed } = args;
  return {
    ...document,
    basis: confirmed.reduce((basis, field) => withText(basis, field, ''), document.basis),
  };
}

/** `step.s2.text.sv` is gone when `s2` is: of `steps` and `step`, the list and what its lines begin with. */
function withoutGoneLines(args: { document: ContentDocument; lists: readonly string[] }) {
  const { document, lists } = args;
  const known = new Map(lists.map((list) => [lineOf(list), new Set(idsOf(document.fields, list))]));
  const isThere = ([field]: [string, string]) => {
    const [line = '', id = '', ...rest] = field.split('.');
    return rest.length === 0 || (known.get(line)?.has(id) ?? true);
  };
  const kept = (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).filter(isThere));
  return { fields: kept(document.fields), basis: kept(document.basis) };
}

/** What the fields of a line of a list begin with. */
export function lineOf(list: string): string {
  return list.replace(/s$/, '');
}

/** In whatever order: the database has an order of its own. */
export function isSameFields(a: Fields, b: Fields): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
