import { drizzle } from 'drizzle-orm/pglite';
import { UnusableDatabaseError, type ConnectOptions } from './connect-options.ts';
import type { Database, DatabaseConnection } from './database.ts';
import { EmbeddedClient } from './embedded/client.ts';
import { lockDirectory } from './embedded/directory-lock.ts';
import { StorageWatch } from './storage-watch.ts';
import { watched, withTimeout } from './watch-connection.ts';

export async function connectEmbedded({
  directory,
  watchStatement,
}: ConnectOptions): Promise<DatabaseConnection> {
  const isInMemory = directory === 'memory://';
  const unlock = isInMemory ? () => undefined : lockDirectory(directory);
  const client = await openEmbedded(isInMemory ? directory : `${directory}/pgdata`);
  const storage = new StorageWatch();
  client.watchStatement = watched({ storage, watchStatement });
  const db = drizzle({ client: client as never }) as unknown as Database;
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

async function openEmbedded(directory: string): Promise<EmbeddedClient> {
  try {
    return await EmbeddedClient.open(directory);
  } catch (error) {
    throw new UnusableDatabaseError(directory, error);
  }
}
