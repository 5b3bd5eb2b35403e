import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import type { Database, DatabaseConnection } from './database.ts';
import { EmbeddedClient } from './embedded/client.ts';
import { lockDirectory } from './embedded/directory-lock.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';

const pingTimeoutMs = 2000;

interface ConnectOptions {
  /** `postgres://…`; without it the embedded database is opened. */
  url: string | undefined;
  /** Where the embedded database keeps its files, or `memory://`. */
  directory: string;
  /** How long to wait for a connection to PostgreSQL. */
  connectTimeoutMs?: number;
}

/** Opens PostgreSQL where a URL is given, else the embedded database under its exclusive lock. */
export function connectDatabase(options: ConnectOptions): Promise<DatabaseConnection> {
  const { url, connectTimeoutMs = 3000 } = options;
  return url ? connectPostgres(url, connectTimeoutMs) : connectEmbedded(options);
}

async function connectEmbedded({ directory }: ConnectOptions): Promise<DatabaseConnection> {
  const isInMemory = directory === 'memory://';
  const unlock = isInMemory ? () => undefined : lockDirectory(directory);
  const client = await EmbeddedClient.open(isInMemory ? directory : `${directory}/pgdata`);
  const db = drizzleEmbedded({ client: client as never }) as unknown as Database;
  return {
    db,
    kind: 'embedded',
    description: isInMemory ? 'embedded, in memory' : `embedded, in ${directory}`,
    ping: () => withTimeout(client.query('select 1')),
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

async function connectPostgres(
  url: string,
  connectionTimeoutMillis: number,
): Promise<DatabaseConnection> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis });
  // A connection that the server ends must not end the process, neither an idle one nor one inside a
  // transaction, whose query fails anyway; the next query opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const { host, pathname } = new URL(url);
  return {
    db: drizzlePostgres({ client: pool }) as unknown as Database,
    kind: 'postgresql',
    description: `PostgreSQL, ${host}${pathname}`,
    ping: () => withTimeout(pool.query('select 1')),
    listen: (listener) => listenOnPostgres({ url, ...listener }),
    close: () => pool.end(),
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
