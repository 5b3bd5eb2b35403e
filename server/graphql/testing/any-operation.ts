import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { schema } from '../schema.ts';

export interface Operation {
  name: string;
  /** The type of what it answers with. */
  answer: string;
  /** Asks for the operation alone, with input that is well-formed and about nothing that exists. */
  document: string;
  variables: Record<string, unknown>;
}

/** Every operation of the schema, ready to be asked for. */
export function everyOperation(): Operation[] {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return [
    ...queries.map((field) => operationOf('query', field)),
    ...mutations.map((field) => operationOf('mutation', field)),
  ];
}

function operationOf(kind: string, field: GraphQLField<unknown, unknown>): Operation {
  const required = field.args.filter(isRequiredArgument);
  const declared = required.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const parameters = declared && `(${declared})`;
  const args = given && `(${given})`;
  return {
    name: field.name,
    answer: getNamedType(field.type).name,
    document: `${kind}${parameters} { ${field.name}${args} ${selectionOf(field)} }`,
    variables: Object.fromEntries(required.map(({ name, type }) => [name, valueOf(type, name)])),
  };
}

/** Enough to see whether it was refused, and why. */
function selectionOf({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  return 'problems' in named.getFields() ? '{ __typename problems { code } }' : '{ __typename }';
}

const uuid = '00000000-0000-4000-8000-000000000000';

export function valueOf(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, name);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, field.name)]));
  }
  switch (String(type)) {
    case 'Int':
    case 'Float':
      return 1;
    case 'Boolean':
      return false;
    case 'DateTime':
      return '2026-03-02T08:00:00Z';
    default:
      return /(^i|I)d$|Key$/.test(name) || String(type) === 'ID' ? uuid : 'nothing';
  }
}
