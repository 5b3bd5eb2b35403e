import {
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { followed } from '../traces/traces.ts';
import type { RequestContext } from '../../api/context.ts';
import { reading, writing } from '../../db/asked-once.ts';
import { cleanTextsOf } from '../../lib/clean-text.ts';
import { cleanDocument } from './clean-document.ts';
import { costOfOperation, findExpensive, mostCost } from './cost.ts';
import { DocumentCache } from './document-cache.ts';
import { introspectionTexts, KnownOperations } from './known-operations.ts';
import { findExcess, mostCharacters, mostTokens } from './limits.ts';

export interface Operation {
  text: string;
  variables: Record<string, unknown>;
  operationName?: string | undefined;
}

/** What running an operation takes of its request; resolvers take the rest. */
type OperationContext = Pick<RequestContext, 'services'>;

/** An answer, with what the operation cost where anybody may have written it. */
export type OperationResult = ExecutionResult & { cost?: number };

interface OperationOptions {
  schema: GraphQLSchema;
  isIntrospectionOn: boolean;
  /** The documents of our own app. */
  knownTexts: readonly string[];
}

/** Runs operations: our own compiled, all others after a look at how large and dear they are. */
export class OperationRunner {
  readonly known: KnownOperations;
  readonly #schema: GraphQLSchema;
  readonly #rules;
  readonly #documents = new DocumentCache();

  constructor({ schema, isIntrospectionOn, knownTexts }: OperationOptions) {
    const asked = isIntrospectionOn ? introspectionTexts() : [];
    this.known = new KnownOperations({ schema, texts: [...knownTexts, ...asked] });
    this.#schema = schema;
    this.#rules = isIntrospectionOn
      ? specifiedRules
      : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  }

  get documentBytes(): number {
    return this.#documents.sizeBytes;
  }

  /** An operation that our own app sends, in this process or by its hash. */
  async runOwn(
    { text, variables }: Operation,
    context: OperationContext,
  ): Promise<OperationResult> {
    const cleaned = cleanTextsOf(variables);
    const { query, isReading } = this.known.compile(text);
    const run = async () => query(undefined, context, cleaned) as ExecutionResult;
    return followed(context.services.traces, { name: nameOf(text) }, () =>
      isReading ? reading(run) : writing(run),
    );
  }

  /** An operation that came as text, from anybody. */
  async run(operation: Operation, context: OperationContext): Promise<OperationResult> {
    if (this.known.has(operation.text)) return this.runOwn(operation, context);
    const { text, operationName } = operation;
    const variables = cleanTextsOf(operation.variables);
    const checked = this.#documentOf(text);
    if ('errors' in checked) return checked;
    const { document } = checked;
    const definition = getOperationAST(document, operationName);
    if (!definition) return refused([unnamed(operationName)]);
    const faults = this.#faultsOf(definition, variables);
    if (faults.length > 0) return refused(faults);
    const asked = { schema: this.#schema, document, variables, operationName };
    const expensive = findExpensive(asked);
    if (expensive !== null) return refused([expensive]);
    const cost = costOfOperation(asked);
    if (cost > mostCost) return { ...refused([tooDear(cost)]), cost };
    // What strangers call their operations is no name of ours.
    const run = async () =>
      execute({
        schema: this.#schema,
        document,
        contextValue: context,
        variableValues: variables,
        operationName,
      });
    const result = await followed(context.services.traces, { name: 'operation' }, () =>
      definition.operation === 'query' ? reading(run) : writing(run),
    );
    return { ...result, cost };
  }

  /** A few are enough: each wrong value of a long list would be another. */
  #faultsOf({ variableDefinitions = [] }: OperationDefinitionNode, variables: object) {
    const { errors = [] } = getVariableValues(
      this.#schema,
      variableDefinitions,
      { ...variables },
      { maxErrors: 3 },
    );
    return errors;
  }

  #documentOf(text: string): { document: DocumentNode } | { errors: readonly GraphQLError[] } {
    const kept = this.#documents.find(text);
    if (kept !== null) return { document: kept };
    if (text.length > mostCharacters) return refused([tooLong()]);
    const written = parseText(text);
    if (written instanceof GraphQLError) return refused([written]);
    const parsed = cleanDocument(written);
    const excess = findExcess(parsed);
    if (excess !== null) return refused([excess]);
    const errors = validate(this.#schema, parsed, this.#rules, { maxErrors: 10 });
    if (errors.length > 0) return refused(errors);
    this.#documents.keep(text, parsed);
    return { document: parsed };
  }
}

function parseText(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text, { maxTokens: mostTokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

function refused(errors: readonly GraphQLError[]) {
  return { errors };
}

function tooLong(): GraphQLError {
  return new GraphQLError(`The operation is longer than ${mostCharacters} characters`, {
    extensions: { code: 'operation.too-large' },
  });
}

function tooDear(cost: number): GraphQLError {
  return new GraphQLError(`The operation costs ${cost}, the limit is ${mostCost}`, {
    extensions: { code: 'operation.too-costly', cost, limit: mostCost },
  });
}

function unnamed(operationName: string | undefined): GraphQLError {
  return new GraphQLError(
    operationName === undefined
      ? 'The document has no operation, or several and none is named'
      : `The document has no operation ${operationName}`,
  );
}

function nameOf(text: string): string {
  return /(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'operation';
}
