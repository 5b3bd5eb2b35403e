import { PGlite, types } from '@electric-sql/pglite';
import { emptyCluster } from './empty-cluster.ts';
import { PreparedQueries } from './prepared-queries.ts';
import type { EmbeddedAnswer, EmbeddedCall, EmbeddedNotification } from './protocol.ts';

// Drizzle maps dates and times itself and wants them as the text PostgreSQL sends.
const asText = (value: string) => value;
const textTypes = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231,
  1115,
  1185,
  1187,
  1182,
];
const parsers = Object.fromEntries(textTypes.map((type) => [type, asText]));

/** PGlite with what is asked of it as messages: in a thread of its own, or beside who asks. */
export class EmbeddedEngine {
  readonly #database: PGlite;
  readonly #queries: PreparedQueries;
  readonly #tell: (notification: EmbeddedNotification) => void;

  private constructor(args: {
    database: PGlite;
    queries: PreparedQueries;
    tell: (notification: EmbeddedNotification) => void;
  }) {
    this.#database = args.database;
    this.#queries = args.queries;
    this.#tell = args.tell;
  }

  /** Opens a data directory, or `memory://`. */
  static async open(args: {
    directory: string;
    tell: (notification: EmbeddedNotification) => void;
  }): Promise<EmbeddedEngine> {
    const isInMemory = args.directory === 'memory://';
    const database = await PGlite.create(args.directory, {
      parsers,
      ...(isInMemory && { loadDataDir: await emptyCluster() }),
    });
    const queries = await PreparedQueries.on(database);
    return new EmbeddedEngine({ database, queries, tell: args.tell });
  }

  async answer(call: EmbeddedCall): Promise<EmbeddedAnswer> {
    try {
      return { id: call.id, ok: true, result: await this.#run(call) };
    } catch (error) {
      return { id: call.id, ok: false, error: plainError(error) };
    }
  }

  async #run(call: EmbeddedCall): Promise<unknown> {
    switch (call.kind) {
      case 'query':
        return this.#queries.query(call.sql, call.params, call.rowMode);
      case 'script':
        await this.#queries.script(call.sql);
        return null;
      case 'listen': {
        const { channel } = call;
        await this.#database.listen(channel, (payload) =>
          this.#tell({ id: null, channel, payload }),
        );
        return null;
      }
      case 'close':
        await this.#database.close();
        return null;
    }
  }
}

/** Errors lose their own fields on the way to another thread; these are the ones callers read. */
function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint, detail, table } = error as Error & Record<string, unknown>;
  return { message: error.message, code, constraint, detail, table };
}
