import {
  getNullableType,
  getOperationAST,
  GraphQLError,
  isInputObjectType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { getComplexity, type ComplexityEstimatorArgs } from 'graphql-query-complexity';
import { mostRootFields } from './limits.ts';
import { expensive, rootWeight, schemaTypes, usualRows, weights, type Weight } from './weights.ts';

/** What one operation may cost, in the unit of weights.ts. */
export const mostCost = 20_000;

interface Costing {
  schema: GraphQLSchema;
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

/** By document and operation, what it costs whatever its variables are. */
const fixedCosts = new WeakMap<DocumentNode, Map<string | undefined, number>>();

/** What a valid operation costs with these variables. */
export function costOfOperation(asked: Costing): number {
  const { document, operationName } = asked;
  const known = fixedCosts.get(document)?.get(operationName);
  if (known !== undefined) return known;
  const { document: query, ...rest } = asked;
  const cost = getComplexity({ ...rest, query, estimators: [estimate] });
  if (isCostFixed(asked)) {
    const costs = fixedCosts.get(document) ?? new Map<string | undefined, number>();
    fixedCosts.set(document, costs.set(operationName, cost));
  }
  return cost;
}

/** Lists count by their length, numbers may say how many rows, and true or false what is left out. */
function isCostFixed({ schema, document, operationName }: Costing): boolean {
  const { variableDefinitions = [] } = getOperationAST(document, operationName) ?? {};
  return variableDefinitions.every(({ type }) => {
    const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
    if (named.kind === Kind.LIST_TYPE) return false;
    const { value: name } = named.name;
    return name === 'String' || name === 'ID' || isInputObjectType(schema.getType(name));
  });
}

type Field = GraphQLField<unknown, unknown>;

function estimate({ type, field, args, childComplexity }: ComplexityEstimatorArgs): number {
  const weight = weightOf({ type, field });
  return (weight.own ?? 1) + rowsOf({ field, args, weight }) * childComplexity;
}

function weightOf({ type, field }: { type: GraphQLCompositeType; field: Field }): Weight {
  if (type.name === '__Schema' && field.name === 'types') return schemaTypes;
  const isRoot = type.name === 'Query' || type.name === 'Mutation';
  return { ...(isRoot && { own: rootWeight }), ...weights[`${type.name}.${field.name}`] };
}

interface Rows {
  field: Field;
  args: Record<string, unknown>;
  weight: Weight;
}

/** The number of rows: as many as the operation lists or asks for, else the usual number. */
function rowsOf({ field, args, weight }: Rows): number {
  if (!isListType(getNullableType(field.type))) return 1;
  const lists = Object.values(args).filter(Array.isArray);
  if (lists.length > 0) return Math.max(...lists.map(({ length }) => length));
  const { first } = args;
  return typeof first === 'number' ? Math.max(0, Math.min(first, 100)) : (weight.rows ?? usualRows);
}

/** Writes what fields cost into their descriptions, and the limit into that of the type Query. */
export function documentCosts(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, weight] of Object.entries(weights)) {
    const [typeName = '', fieldName = ''] = name.split('.');
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    if (field === undefined) throw new Error(`weights.ts names ${name}, which is no field`);
    field.description = [field.description, costWords({ field, weight })].filter(Boolean).join(' ');
  }
  const query = schema.getQueryType();
  if (query) query.description = limitWords;
  return schema;
}

function costWords({ field, weight }: { field: Field; weight: Weight }): string {
  const { own, rows } = weight;
  const isList = isListType(getNullableType(field.type));
  const words = [own !== undefined && `Costs ${own}.`, isList && rows && `Counts as ${rows} rows.`];
  return words.filter(Boolean).join(' ');
}

const limitWords =
  `An operation may cost ${mostCost}, ask for ${mostRootFields} fields here, and make one change that ` +
  `costs ${expensive} or more. A field here or of Mutation costs ${rootWeight} and any other one 1, ` +
  'unless its description says otherwise. What is asked of a list counts for each of its rows: as ' +
  `many as \`first\` says, else ${usualRows}, and ${schemaTypes.rows} of the types of the schema. The ` +
  'answer tells cost and limit in `extensions.cost`.';

/** At most one change that is expensive: forty sign-ups in one request would be forty hashes. */
export function findExpensive({
  document,
  operationName,
}: Pick<Costing, 'document' | 'operationName'>): GraphQLError | null {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'mutation') return null;
  const dear = rootFields({ document, operation }).filter(
    (name) => (weights[`Mutation.${name}`]?.own ?? 0) >= expensive,
  );
  if (dear.length <= 1) return null;
  return new GraphQLError(`One of these is enough for one request: ${dear.join(', ')}`, {
    extensions: { code: 'operation.too-costly' },
  });
}

/**
 * The names of the fields that an operation asks for, in its fragments too; a field asked for twice
 * is named twice.
 */
function rootFields(args: {
  document: DocumentNode;
  operation: OperationDefinitionNode;
}): string[] {
  const { document, operation } = args;
  function namesIn({ selections }: SelectionSetNode): string[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value];
      if (selection.kind === Kind.INLINE_FRAGMENT) return namesIn(selection.selectionSet);
      const name = selection.name.value;
      const fragment = document.definitions.find(
        (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name,
      );
      return fragment?.kind === Kind.FRAGMENT_DEFINITION ? namesIn(fragment.selectionSet) : [];
    });
  }
  return namesIn(operation.selectionSet);
}
