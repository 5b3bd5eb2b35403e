import SchemaBuilder from '@pothos/core';
import type { RequestContext } from '../../../api/context.ts';
import type { Language } from '../../../lib/language.ts';
import type { ContentScope } from '../content-kinds.rules.ts';
import type { ContentKey } from '../keys/manage-keys.ts';
import { scopeRequired } from '../content-api.errors.ts';

/** What an operation of the content API knows of its request: no cookies, and nobody. */
export interface ContentContext extends Pick<RequestContext, 'services' | 'locale' | 'requestId'> {
  readonly key: ContentKey;
}

/** The schema of /cms/graphql, beside that of members. */
export const contentBuilder = new SchemaBuilder<{
  Context: ContentContext;
  DefaultFieldNullability: false;
  Scalars: {
    DateTime: { Input: Date; Output: Date };
    JSON: { Input: unknown; Output: unknown };
  };
}>({ defaultFieldNullability: false });

contentBuilder.queryType({
  description: 'What is published, in one language. Lists are in the order of their ids.',
});

contentBuilder.scalarType('DateTime', {
  description: 'A point in time, ISO 8601 with its zone.',
  serialize: (value) => value.toISOString(),
});

contentBuilder.scalarType('JSON', {
  description: 'A value with parts of its own.',
  serialize: (value) => value,
});

/** A thing in the language it was asked for. */
export interface InLanguage<Thing> {
  readonly thing: Thing;
  readonly language: Language;
}

/** Policy: the key was made for this kind of content. */
export function requireScope({ key }: ContentContext, kind: ContentScope): void {
  if (!key.scopes.includes(kind)) throw scopeRequired();
}

export const usualPage = 10;
export const longestPage = 100;

/** The part of a list that was asked for: `first` things after the one with this id. */
export function pageOf<Thing>(args: {
  things: readonly Thing[];
  idOf: (thing: Thing) => string;
  first: number | null | undefined;
  after: string | null | undefined;
}): Thing[] {
  const { things, idOf, first, after } = args;
  const rows = Math.min(Math.max(first ?? usualPage, 0), longestPage);
  return things
    .filter((thing) => !after || idOf(thing) > after)
    .toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
    .slice(0, rows);
}
