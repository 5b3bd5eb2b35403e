import type { ConnectOptions } from './connect-options.ts';
import type { DatabaseConnection } from './database.ts';

/**
 * Opens PostgreSQL where a URL is given, else the embedded database under its exclusive lock. Of the
 * two only the one in use is loaded.
 */
export async function connectDatabase(options: ConnectOptions): Promise<DatabaseConnection> {
  const { url } = options;
  if (url) {
    const { connectPostgres } = await import('./connect-postgres.ts');
    return connectPostgres({ ...options, url });
  }
  const { connectEmbedded } = await import('./connect-embedded.ts');
  return connectEmbedded(options);
}
