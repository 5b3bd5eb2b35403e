import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { Pool, type PoolClient } from 'pg';
import type { Database, DatabaseConnection } from './database.ts';
import { EmbeddedClient } from './embedded/client.ts';
import { lockDirectory } from './embedded/directory-lock.ts';
import { StatementNames } from './statement-names.ts';
import { StorageWatch } from './storage-watch.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';

const pingTimeoutMs = 2000;

/** Told of the text of every statement, without its values; what it returns is called at the end. */
export type WatchStatement = (text: string) => (error?: unknown) => void;

interface ConnectOptions {
  /** `postgres://…`; without it the embedded database is opened. */
  url: string | undefined;
  /** PostgreSQL itself, where `url` leads to what shares connections: nobody can listen there. */
  directUrl?: string | undefined;
  /** Where the embedded database keeps its files, or `memory://`. */
  directory: string;
  watchStatement?: WatchStatement | undefined;
  /** How long to wait for a connection to PostgreSQL. */
  connectTimeoutMs?: number;
}

/** Opens PostgreSQL where a URL is given, else the embedded database under its exclusive lock. */
export function connectDatabase(options: ConnectOptions): Promise<DatabaseConnection> {
  const { url } = options;
  return url ? connectPostgres({ ...options, url }) : connectEmbedded(options);
}

async function connectEmbedded({
  directory,
  watchStatement,
}: ConnectOptions): Promise<DatabaseConnection> {
  const isInMemory = directory === 'memory://';
  const unlock = isInMemory ? () => undefined : lockDirectory(directory);
  const client = await openEmbedded(isInMemory ? directory : `${directory}/pgdata`);
  const storage = new StorageWatch();
  client.watchStatement = watched({ storage, watchStatement });
  const db = drizzleEmbedded({ client: client as never }) as unknown as Database;
  return {
    db,
    kind: 'embedded',
    description: isInMemory ? 'embedded, in memory' : `embedded, in ${directory}`,
    ping: () => withTimeout(client.query('select 1').then(() => storage.check(db))),
    poolState: () => ({
      open: 1,
      idle: client.waitingCount === 0 ? 1 : 0,
      waiting: client.waitingCount,
    }),
    async listen({ channel, onMessage }) {
      const end = await client.listen(channel, onMessage);
      return async () => end();
    },
    async close() {
      await client.close();
      unlock();
    },
  };
}

async function connectPostgres({
  url,
  directUrl = url,
  connectTimeoutMs: connectionTimeoutMillis = 3000,
  watchStatement,
}: ConnectOptions & { url: string }): Promise<DatabaseConnection> {
  const storage = new StorageWatch();
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis });
  // A connection that the server ends must not end the process, neither an idle one nor one inside a
  // transaction, whose query fails anyway; the next query opens another.
  pool.on('error', () => undefined);
  // What shares connections between clients may not know the names of the one it picks.
  const names = directUrl === url ? new StatementNames() : null;
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    watchClient({ client, names, watchStatement: watched({ storage, watchStatement }) });
  });
  const { host, pathname } = new URL(url);
  const db = drizzlePostgres({ client: pool }) as unknown as Database;
  return {
    db,
    kind: 'postgresql',
    description: `PostgreSQL, ${host}${pathname}`,
    ping: () => withTimeout(pool.query('select 1').then(() => storage.check(db))),
    poolState: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen: (listener) => listenOnPostgres({ url: directUrl, ...listener }),
    close: () => pool.end(),
  };
}

async function openEmbedded(directory: string): Promise<EmbeddedClient> {
  try {
    return await EmbeddedClient.open(directory);
  } catch (error) {
    throw new UnusableDatabaseError(directory, error);
  }
}

/** What is there is no database that can be opened: half copied, or of another version. */
export class UnusableDatabaseError extends Error {
  constructor(directory: string, cause: unknown) {
    super(
      `The database in ${directory} cannot be opened. Restore a backup into an empty folder, see docs/operating.`,
      { cause },
    );
    this.name = 'UnusableDatabaseError';
  }
}

interface Watching {
  storage: StorageWatch;
  watchStatement: WatchStatement | undefined;
}

function watched({ storage, watchStatement }: Watching): WatchStatement {
  return (text) => {
    const end = watchStatement?.(text);
    return (error) => {
      storage.note(error);
      end?.(error);
    };
  };
}

async function withTimeout(work: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database does not answer')), pingTimeoutMs);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

interface WatchedClient {
  client: PoolClient;
  names: StatementNames | null;
  watchStatement: WatchStatement;
}

/** Statements of the pool and of transactions alike: both go through a client. */
function watchClient({ client, names, watchStatement }: WatchedClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watchedQuery = (asked: unknown, ...rest: unknown[]): unknown => {
    const text = textOf(asked);
    const end = watchStatement(text);
    const args = [withName({ asked, name: names?.nameOf(text) }), ...rest];
    const last = args.at(-1);
    if (typeof last === 'function') {
      const callback = last as (error: unknown, ...rest: unknown[]) => void;
      return query(...args.slice(0, -1), (error: unknown, ...answer: unknown[]) => {
        end(error ?? undefined);
        callback(error, ...answer);
      });
    }
    const answer = query(...args);
    if (answer instanceof Promise) {
      answer.then(
        () => end(),
        (error: unknown) => end(error),
      );
    }
    return answer;
  };
  client.query = watchedQuery as typeof client.query;
}

/** Texts alone, which may be several statements at once, cannot be named. */
function withName({ asked, name }: { asked: unknown; name: string | undefined }): unknown {
  return name === undefined || typeof asked === 'string' ? asked : { ...(asked as object), name };
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return (statement as { text?: string } | undefined)?.text ?? '';
}
