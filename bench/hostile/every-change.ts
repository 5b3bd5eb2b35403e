import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { schema } from '../../server/graphql/schema.ts';
import { valueOf } from '../../server/graphql/testing/any-operation.ts';
import { graphql, type Attack } from './attack.ts';

/** They would end the session of whoever asks, or the account. */
const lastOnes = new Set(['logOut', 'deleteAccount', 'endOtherSessions', 'endSession']);

/** Texts that take long where they are looked through again from each of their places. */
const patterns: Readonly<Record<string, (size: number) => string>> = {
  'words and signs': (size) => 'a-1 @b.(c, '.repeat(Math.ceil(size / 11)).slice(0, size),
  spaces: (size) => `x${' '.repeat(Math.max(0, size - 2))}x`,
};

const mostRows = 1500;

/** Every change of the API, with long texts and long lists everywhere. */
export const everyChange: readonly Attack[] = Object.values(
  schema.getMutationType()?.getFields() ?? {},
)
  .filter(({ name }) => !lastOnes.has(name))
  .flatMap((field) =>
    Object.keys(patterns).flatMap((pattern) =>
      (['visitor', 'member', 'staff'] as const).map((as) =>
        graphql({
          name: `${field.name} of ${pattern}, by ${as}`,
          sizes: [300, 3000, 9900],
          query: documentOf(field),
          variables: (size) => variablesOf({ field, pattern, size }),
          as,
        }),
      ),
    ),
  );

function documentOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const answer = getNamedType(type);
  const selection = isObjectType(answer) ? '{ __typename }' : '';
  return `mutation ${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${selection} }`;
}

/** Of all texts together as many characters as a request may have, nearly. */
const mostOfAll = 100_000;

function variablesOf(args: {
  field: GraphQLField<unknown, unknown>;
  pattern: string;
  size: number;
}): Record<string, unknown> {
  const { field, pattern, size } = args;
  const room = { left: mostOfAll };
  const text = patterns[pattern]?.(size) ?? '';
  return Object.fromEntries(
    field.args.map(({ name, type }) => [name, hostile({ type, name, text, room })]),
  );
}

function hostile(args: {
  type: GraphQLInputType;
  name: string;
  text: string;
  room: { left: number };
}): unknown {
  const { type, name, text, room } = args;
  if (isNonNullType(type)) return hostile({ ...args, type: type.ofType });
  if (isListType(type)) {
    const count = Math.min(mostRows, Math.ceil(text.length / 6));
    const each = valueOf(type.ofType, name);
    const bytes = JSON.stringify(each ?? null).length;
    const fitting = Math.max(1, Math.min(count, Math.floor(room.left / 2 / bytes)));
    room.left -= fitting * bytes;
    return Array.from({ length: fitting }, () => each);
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(
      fields.map((field) => [field.name, hostile({ ...args, type: field.type, name: field.name })]),
    );
  }
  if (isEnumType(type) || String(type) !== 'String' || /Key$|Id$/.test(name)) {
    return valueOf(type, name);
  }
  const fitting = text.slice(0, Math.max(0, room.left));
  room.left -= fitting.length;
  return fitting;
}
