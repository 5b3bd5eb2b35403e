import type { Who } from './people.ts';

export type Fields = Record<string, string | Blob>;

/** What a member has that cases name: `{planId}` in a field or an address. */
export type Own = Record<string, string>;

/** What is sent, and what the route decides: `200 done`, `400 email.required`, `→ /login`. */
export type Sent = readonly [
  fields: Fields | string,
  decides: string | RegExp,
  /** What the page that it leads to then shows. */
  shown?: readonly RegExp[],
];

export interface FormCase {
  what: string;
  who: Who;
  path: string;
  fields: Fields | string;
  decides: string | RegExp;
  shown?: readonly RegExp[];
}

/** The forms that one person sends to one address, each by what it is. */
export function forms(who: Who, path: string, cases: Record<string, Sent>): FormCase[] {
  return Object.entries(cases).map(([what, [fields, decides, shown = []]]) => ({
    what,
    who,
    path,
    fields,
    decides,
    shown,
  }));
}

const name = /\{(\w+)\}/g;

export function namesOwn({ path, fields }: Pick<FormCase, 'path' | 'fields'>): boolean {
  const texts = typeof fields === 'string' ? [] : Object.values(fields);
  return [path, ...texts].some((text) => typeof text === 'string' && text.search(name) !== -1);
}

export function withOwn(text: string, own: Own): string {
  return text.replaceAll(name, (_whole, key: string) => own[key] ?? '');
}

export function fieldsWithOwn(fields: FormCase['fields'], own: Own): FormCase['fields'] {
  if (typeof fields === 'string') return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      typeof value === 'string' ? withOwn(value, own) : value,
    ]),
  );
}
