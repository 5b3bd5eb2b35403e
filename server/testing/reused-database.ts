import { drizzle } from 'drizzle-orm/pglite';
import { sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../db/database.ts';
import { EmbeddedClient } from '../../db/embedded/client.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { DatabaseBeside } from './database-beside.ts';

/** Migrated, empty, and of nobody at the moment. */
const idle: EmbeddedClient[] = [];

/**
 * An embedded database in memory. Making one takes half a second, emptying one a twentieth: who is
 * done with theirs leaves it to the next test file of the same thread.
 */
export async function lendDatabase(): Promise<DatabaseConnection> {
  const client = idle.pop() ?? (await makeDatabase());
  const lent = new LentClient(client);
  const db = databaseOn(lent);
  return {
    db,
    kind: 'embedded',
    description: 'embedded, in memory',
    ping: async () => void (await lent.query('select 1')),
    poolState: () => ({ open: 1, idle: 1, waiting: client.waitingCount }),
    listen: (listener) => lent.listen(listener),
    async close() {
      if (!lent.end()) return;
      await emptyTables(databaseOn(client));
      idle.push(client);
    },
  };
}

async function makeDatabase(): Promise<EmbeddedClient> {
  const client = new EmbeddedClient(await DatabaseBeside.open());
  await migrateDatabase(databaseOn(client));
  return client;
}

function databaseOn(client: Pick<EmbeddedClient, 'query' | 'transaction'>): Database {
  return drizzle({ client: client as never }) as unknown as Database;
}

/** Only where there is something: a table that is truncated gets new files, empty or not. */
async function emptyTables(db: Database): Promise<void> {
  await db.execute(
    sql.raw(`do $$
      declare one record; has_rows boolean;
      begin
        for one in select tablename as name from pg_tables where schemaname = 'public'
          and tablename <> 'schema_migrations' loop
          execute format('select exists (select from public.%I)', one.name) into has_rows;
          if has_rows then
            execute format('truncate public.%I restart identity cascade', one.name);
          end if;
        end loop;
      end $$`),
  );
}

/** Answers until it is given back: what still runs then must not reach the database of the next. */
class LentClient {
  readonly #client: EmbeddedClient;
  readonly #listening = new Set<() => void>();
  #isLent = true;

  constructor(client: EmbeddedClient) {
    this.#client = client;
  }

  query(...args: Parameters<EmbeddedClient['query']>): ReturnType<EmbeddedClient['query']> {
    return this.#isLent ? this.#client.query(...args) : this.#refuse();
  }

  transaction<T>(...args: Parameters<EmbeddedClient['transaction']>): Promise<T> {
    return this.#isLent ? (this.#client.transaction(...args) as Promise<T>) : this.#refuse();
  }

  async listen({ channel, onMessage }: Parameters<DatabaseConnection['listen']>[0]) {
    const end = await this.#client.listen(channel, onMessage);
    this.#listening.add(end);
    return async () => end();
  }

  /** False when it was over before. */
  end(): boolean {
    if (!this.#isLent) return false;
    this.#isLent = false;
    for (const end of this.#listening) end();
    return true;
  }

  #refuse(): Promise<never> {
    return Promise.reject(new Error('The embedded database has stopped'));
  }
}
