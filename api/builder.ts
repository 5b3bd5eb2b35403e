import SchemaBuilder from '@pothos/core';
import { invalidInput, type Problem } from '../lib/problems.ts';
import { problemMessage } from './problem-message.ts';
import type { RequestContext } from './context.ts';

/** The one schema builder; a module's resolvers add their types and operations to it. */
export const builder = new SchemaBuilder<{
  Context: RequestContext;
  DefaultFieldNullability: false;
  Scalars: { DateTime: { Input: Date; Output: Date } };
}>({ defaultFieldNullability: false });

builder.queryType({});
builder.mutationType({});

builder.scalarType('DateTime', {
  description: 'A point in time, ISO 8601 with its zone.',
  serialize: (value) => value.toISOString(),
  parseValue: parseDateTime,
});

function parseDateTime(value: unknown): Date {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(date.getTime())) throw invalidInput();
  return date;
}

export const ProblemType = builder.objectRef<Problem>('Problem').implement({
  description: 'Why an input was refused, in the language of the endpoint.',
  fields: (t) => ({
    path: t.exposeStringList('path', {
      description: 'The input field; empty for the whole input.',
    }),
    code: t.exposeString('code', { description: 'Stable, for programs.' }),
    message: t.string({
      description: 'For people.',
      resolve: (problem, _, { locale }) => problemMessage(problem, locale),
    }),
  }),
});
