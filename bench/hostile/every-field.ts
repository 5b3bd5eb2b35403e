import {
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  parse,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { contentSchema } from '../../server/graphql/content-schema.ts';
import { costOfOperation, mostCost } from '../../server/graphql/cost.ts';
import { findExcess, mostRootFields } from '../../server/graphql/limits.ts';
import { schema } from '../../server/graphql/schema.ts';
import { valueOf } from '../../server/graphql/testing/any-operation.ts';
import { aliases, anew, graphql, planMark, topicMark, type Attack, type Who } from './attack.ts';

type Field = GraphQLField<unknown, unknown>;

function fieldsOf(of: GraphQLSchema): Field[] {
  return Object.values(of.getQueryType()?.getFields() ?? {});
}

/** What there is to be found. */
const knownSlugs: Readonly<Record<string, string>> = {
  recipe: 'beef-and-broccoli-stir-fry',
  food: 'butter',
  mealPlan: planMark,
  mealPlanTeaser: 'a-table-for-two',
  video: 'a-plate-that-fills-drawn',
};

function dearest(args: { of: GraphQLSchema; field: Field; by: readonly Who[] }): Attack[] {
  const { of, field, by } = args;
  const asked = askedOf({ of, field });
  const operation = (count: number) => `${asked.parameters} { ${aliases(count, asked.field)} }`;
  let count = 1;
  while (count < mostRootFields && isAllowed({ of, text: `query ${operation(count + 1)}`, asked }))
    count += 1;
  return by.map((as) =>
    graphql({
      name: `${field.name} as often as it may be asked, by ${as}`,
      sizes: [...new Set([1, Math.ceil(count / 2), count])],
      query: (size) => anew(operation(size)),
      variables: () => asked.variables,
      as,
    }),
  );
}

function isAllowed(args: { of: GraphQLSchema; text: string; asked: Asked }): boolean {
  const { of, text, asked } = args;
  const document = parse(text);
  if (findExcess(document) !== null) return false;
  const { variables } = asked;
  const cost = costOfOperation({ schema: of, document, variables, operationName: undefined });
  return cost <= mostCost;
}

interface Asked {
  field: string;
  /** Of the operation. */
  parameters: string;
  variables: Record<string, unknown>;
}

/** As deep as one of it is still allowed. */
function askedOf({ of, field }: { of: GraphQLSchema; field: Field }): Asked {
  const given = field.args.filter((arg) => isRequiredArgument(arg) || arg.name === 'first');
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const variables = Object.fromEntries(
    given.map(({ name, type }) => [name, sampleOf({ field, name, type })]),
  );
  const parameters = declared && `(${declared})`;
  const texts = [7, 6, 5, 4, 3, 2, 1].map((depth) => {
    const selection = selectionOf({ type: field.type, depth });
    return `${field.name}${passed && `(${passed})`} ${selection}`;
  });
  const fitting = texts.find((text) => {
    const asked = { field: text, parameters, variables };
    return isAllowed({ of, text: `query ${parameters} { ${text} }`, asked });
  });
  return { field: fitting ?? texts.at(-1) ?? field.name, parameters, variables };
}

function sampleOf(args: { field: Field; name: string; type: Field['args'][number]['type'] }) {
  const { field, name, type } = args;
  if (name === 'first') return 50;
  if (name === 'slug') return knownSlugs[field.name] ?? 'nothing';
  if (name === 'id' && field.name.startsWith('communityTopic')) return topicMark;
  const value = valueOf(type, name);
  const isInput = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isInput && String(type).startsWith('Search')
    ? { ...value, text: 'chicken', first: 50 }
    : value;
}

const mostSelected = 480;

function selectionOf({ type, depth }: { type: GraphQLOutputType; depth: number }): string {
  const room = { left: mostSelected };
  return selected({ type, depth, room });
}

function selected(args: {
  type: GraphQLOutputType;
  depth: number;
  room: { left: number };
}): string {
  const { type, depth, room } = args;
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (!isObjectType(named)) return '{ __typename }';
  const open = Object.values(named.getFields()).filter(
    (field) => !field.args.some(isRequiredArgument),
  );
  const [leaves, branches] = [
    open.filter((field) => !isCompositeType(getNamedType(field.type))),
    open.filter((field) => isCompositeType(getNamedType(field.type))),
  ];
  const parts = ['__typename'];
  for (const { name } of leaves) {
    if (room.left <= 0) break;
    room.left -= 1;
    parts.push(name);
  }
  for (const field of depth > 1 ? branches : []) {
    if (room.left <= 1) break;
    room.left -= 2;
    parts.push(`${field.name} ${selected({ type: field.type, depth: depth - 1, room })}`);
  }
  return `{ ${parts.join(' ')} }`;
}

/** Every field of the API, with all that may be asked of it, as often as one request may. */
export const everyField: readonly Attack[] = [
  ...fieldsOf(schema).flatMap((field) =>
    dearest({ of: schema, field, by: ['visitor', 'member', 'staff'] }),
  ),
  ...fieldsOf(contentSchema).flatMap((field) => dearest({ of: contentSchema, field, by: ['key'] })),
];
