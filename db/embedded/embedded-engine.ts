import { PGlite, types } from '@electric-sql/pglite';
import { emptyCluster } from './empty-cluster.ts';
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
  readonly #tell: (notification: EmbeddedNotification) => void;

  private constructor(database: PGlite, tell: (notification: EmbeddedNotification) => void) {
    this.#database = database;
    this.#tell = tell;
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
    return new EmbeddedEngine(database, args.tell);
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
        return this.#database.query(call.sql, call.params, { rowMode: call.rowMode });
      case 'script':
        await this.#database.exec(call.sql);
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
