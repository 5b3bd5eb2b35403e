import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { askOnce, forgetAnswers } from './asked-once.ts';
import type { ConnectOptions, WatchStatement } from './connect-options.ts';
import type { Database, DatabaseConnection } from './database.ts';
import { PostgresListening } from './listen-on-postgres.ts';
import { ReadLanes } from './read-lanes.ts';
import { SilentConnections } from './silent-connections.ts';
import { StatementNames } from './statement-names.ts';
import { StorageWatch } from './storage-watch.ts';
import { watched, withTimeout } from './watch-connection.ts';

/** Of the ten connections of a process, those that readings share. */
const laneCount = 2;
const mostConnections = 10 - laneCount;
/** A connection that rests asks after so long whether the other side is still there. */
const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

export async function connectPostgres({
  url,
  directUrl = url,
  connectTimeoutMs: connectionTimeoutMillis = 3000,
  watchStatement,
  silence = {},
}: ConnectOptions & { url: string }): Promise<DatabaseConnection> {
  const storage = new StorageWatch();
  const usual = { connectionString: url, connectionTimeoutMillis, ...keptAlive };
  const pool = new Pool({ ...usual, max: mostConnections });
  const lanePool = new Pool({ ...usual, max: laneCount, pipeline: true });
  const silent = new SilentConnections({ mayBeSilent: () => true, ...silence });
  // What shares connections between clients may not know the names of the one it picks.
  const names = directUrl === url ? new StatementNames() : null;
  for (const each of [pool, lanePool]) {
    // A connection that the server ends must not end the process, neither an idle one nor one inside
    // a transaction, whose query fails anyway; the next query opens another.
    each.on('error', () => undefined);
    each.on('connect', (client) => {
      client.on('error', () => undefined);
      watchClient({ client, names, silent, watchStatement: watched({ storage, watchStatement }) });
    });
  }
  const lanes = directUrl === url ? new ReadLanes({ pool: lanePool, count: laneCount }) : null;
  askPoolOnce({ pool, lanes });
  const { host, pathname } = new URL(url);
  const listening = new PostgresListening(directUrl);
  const db = drizzle({ client: pool }) as unknown as Database;
  return {
    db,
    kind: 'postgresql',
    description: `PostgreSQL, ${host}${pathname}`,
    ping: () => withTimeout(pool.query('select 1').then(() => storage.check(db))),
    poolState: () => ({
      open: pool.totalCount + lanePool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen: (listener) => listening.listen(listener),
    async close() {
      silent.close();
      lanes?.close();
      await Promise.all([pool.end(), lanePool.end()]);
    },
  };
}

/** Statements asked of the pool itself are in no transaction, so two alike are sent once; transactions take a client. */
function askPoolOnce({ pool, lanes }: { pool: Pool; lanes: ReadLanes | null }): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<PoolClient>;
  const askedOnce = (asked: unknown, params: unknown = [], ...rest: unknown[]) => {
    const { rowMode = 'object' } = asked as { rowMode?: string };
    const send = () => query(asked, params, ...rest);
    const sendReading = () => lanes?.query(asked, params, ...rest) ?? send();
    const statement = { text: textOf(asked), params: params as unknown[], rowMode };
    return askOnce(statement, send, sendReading);
  };
  // The pool itself takes a client by a callback, for each query.
  const takenForTransaction = (...args: unknown[]) => {
    if (args.length > 0) return connect(...args);
    forgetAnswers();
    return connect().then(givenBackAtItsEnd);
  };
  Object.assign(pool, { query: askedOnce, connect: takenForTransaction });
}

/**
 * A transaction whose `begin` fails, as on a connection that has ended, does not give it back, and its
 * place in the pool would be lost for good.
 */
function givenBackAtItsEnd(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  const releaseEnded = () => client.release(true);
  let isTaken = true;
  client.release = (error) => {
    if (!isTaken) return;
    isTaken = false;
    client.off('end', releaseEnded);
    release(error);
  };
  client.once('end', releaseEnded);
  return client;
}

interface WatchedClient {
  client: PoolClient;
  names: StatementNames | null;
  silent: SilentConnections;
  watchStatement: WatchStatement;
}

/** Statements of the pool and of transactions alike: both go through a client. */
function watchClient({ client, names, silent, watchStatement }: WatchedClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watchedQuery = (asked: unknown, ...rest: unknown[]): unknown => {
    const text = textOf(asked);
    const told = watchStatement(text);
    const heard = silent.note(client);
    const end = (error?: unknown) => {
      heard();
      told(error);
    };
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
    } else heard();
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
