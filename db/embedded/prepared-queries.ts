import { parse, protocol, type PGlite, type Results } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';
import type { RowMode } from './protocol.ts';

interface Statement {
  name: string;
  /** What the database takes each parameter for. */
  types: readonly number[];
}

const { serialize } = protocol;

/** A prepared statement takes some 20 kB. */
const mostPrepared = 200;
/** What is sent again and again with other values. */
const worthPreparing = /^(select|insert|update|delete|with)\b/i;
/** After it, what was prepared may answer with other columns than it has now. */
const changesTables = /\b(create|alter|drop)\b/i;
const describeAndRun = joined([
  serialize.describe({ type: 'P' }),
  serialize.execute({}),
  serialize.sync(),
]);

/**
 * Statements in one message to the engine: PGlite sends six of them for each, and has each statement
 * read and understood anew, which takes two thirds of a small query's time. How one is carried out is
 * thought over each time: tables grow, and nothing here would tell an older plan so. Without values
 * a plan would be kept whatever is set, so such statements are not.
 */
export class PreparedQueries {
  readonly #database: PGlite;
  readonly #prepared = new LRUCache<string, Statement>({
    max: mostPrepared,
    dispose: ({ name }) => this.#unused.push(serialize.close({ type: 'S', name })),
  });
  /** Goes before the next message. */
  #unused: Uint8Array[] = [];
  #count = 0;

  private constructor(database: PGlite) {
    this.#database = database;
  }

  static async on(database: PGlite): Promise<PreparedQueries> {
    await database.exec('set plan_cache_mode = force_custom_plan');
    return new PreparedQueries(database);
  }

  query(text: string, params: readonly unknown[], rowMode: RowMode): Promise<Results> {
    return this.#database.runExclusive(async () => {
      if (changesTables.test(text) && !worthPreparing.test(text)) this.#prepared.clear();
      const ask = params.length === 0 ? unnamed(text) : await this.#askPrepared(text, params);
      const message = joined([...this.#unused.splice(0), ...ask, describeAndRun]);
      const answers = await this.#database.execProtocolStream(message, { syncToFs: true });
      const [result] = parse.parseResults(answers, this.#database.parsers, { rowMode });
      if (result === undefined) throw new Error('The embedded database gave no answer');
      return result;
    });
  }

  /** Several statements at once, without parameters; they may change tables. */
  async script(text: string): Promise<void> {
    await this.#database.runExclusive(async () => this.#prepared.clear());
    await this.#database.exec(text);
  }

  async #askPrepared(text: string, params: readonly unknown[]): Promise<Uint8Array[]> {
    const { name, types } = this.#prepared.get(text) ?? (await this.#prepare(text));
    const values = params.map((param, index) => this.#asText(param, types[index]));
    return [serialize.bind({ statement: name, values })];
  }

  async #prepare(text: string): Promise<Statement> {
    const name = worthPreparing.test(text) ? `yolk_${++this.#count}` : '';
    const message = joined([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    const answers = await this.#database.execProtocolStream(message, { syncToFs: false });
    const statement = { name, types: parse.parseDescribeStatementResults(answers) };
    if (name !== '') this.#prepared.set(text, statement);
    return statement;
  }

  #asText(param: unknown, type = 0): string | null {
    if (param === null || param === undefined) return null;
    const serializer = this.#database.serializers[type];
    return serializer === undefined ? String(param) : serializer(param);
  }
}

function unnamed(text: string): Uint8Array[] {
  return [serialize.parse({ text }), serialize.bind()];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}
