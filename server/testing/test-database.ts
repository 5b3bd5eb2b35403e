import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { Client } from 'pg';
import { connectDatabase } from '../../db/connect.ts';
import type { Database, DatabaseConnection } from '../../db/database.ts';
import { migrateDatabase } from '../../db/migrate.ts';

let migrated: Promise<Blob> | undefined;

/**
 * A fresh, migrated database for one test file: embedded and in memory, or a database of its own on
 * the PostgreSQL server of TEST_DATABASE_URL.
 */
export async function openTestDatabase(): Promise<DatabaseConnection> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const url = serverUrl ? await createDatabase(serverUrl) : undefined;
  const connection = await connectDatabase({
    url,
    directory: 'memory://',
    contents: url ? undefined : await (migrated ??= dumpMigrated()),
    connectTimeoutMs: 60_000,
  });
  await migrateDatabase(connection.db);
  return connection;
}

/** Making a database takes two seconds, and the copy of one a third of a second. */
async function dumpMigrated(): Promise<Blob> {
  const client = await PGlite.create('memory://');
  await migrateDatabase(drizzle({ client }) as unknown as Database);
  const contents = (await client.dumpDataDir('none')) as Blob;
  await client.close();
  return contents;
}

async function createDatabase(serverUrl: string): Promise<string> {
  const name = `yolk_test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  // Nobody connects to template0, not even autovacuum: nothing there can be in the way.
  await client.query(`create database ${name} template template0`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
