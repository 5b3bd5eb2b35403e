import { createHash } from 'node:crypto';
import { getIntrospectionQuery, getOperationAST, parse, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

/** What documents of ours are sent as, instead of their text. */
export function hashOfDocument(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

interface KnownOperation extends Pick<CompiledQuery, 'query'> {
  /** It changes nothing. */
  isReading: boolean;
}

/**
 * The operations of our own app. They were checked when the app was built, so each is compiled when
 * it is first wanted, and kept: their number is that of the app's files. Nothing else is compiled.
 */
export class KnownOperations {
  readonly #schema: GraphQLSchema;
  readonly #textsByHash: ReadonlyMap<string, string>;
  readonly #texts: ReadonlySet<string>;
  readonly #compiled = new Map<string, KnownOperation>();

  constructor({ schema, texts }: { schema: GraphQLSchema; texts: readonly string[] }) {
    this.#schema = schema;
    this.#textsByHash = new Map(texts.map((text) => [hashOfDocument(text), text]));
    this.#texts = new Set(texts);
  }

  get compiledCount(): number {
    return this.#compiled.size;
  }

  textOf(hash: string): string | null {
    return this.#textsByHash.get(hash) ?? null;
  }

  has(text: string): boolean {
    return this.#texts.has(text);
  }

  compile(text: string): KnownOperation {
    const known = this.#compiled.get(text);
    if (known !== undefined) return known;
    const document = parse(text, { noLocation: true });
    const compiled = compileQuery(this.#schema, document);
    if (!isCompiledQuery(compiled)) throw new Error(`No operation: ${text.slice(0, 80)}`);
    const isReading = getOperationAST(document)?.operation === 'query';
    const operation = { query: compiled.query, isReading };
    this.#compiled.set(text, operation);
    return operation;
  }
}

/**
 * The query with which tools ask for the whole schema. It is allowed although it is larger than the
 * limits.
 */
export function introspectionTexts(): string[] {
  const names = [
    'descriptions',
    'specifiedByUrl',
    'directiveIsRepeatable',
    'schemaDescription',
    'inputValueDeprecation',
    'oneOf',
  ];
  return Array.from({ length: 2 ** names.length }, (_, number) => {
    const options = names.map((name, index) => [name, (number & (1 << index)) !== 0]);
    return getIntrospectionQuery(Object.fromEntries(options) as Record<string, boolean>);
  });
}
