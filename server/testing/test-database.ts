import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { connectDatabase } from '../../db/connect.ts';
import type { DatabaseConnection } from '../../db/database.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { lendDatabase } from './reused-database.ts';

/**
 * A fresh, migrated database for one test file: embedded and in memory, or a database of its own on
 * the PostgreSQL server of TEST_DATABASE_URL, reached through TEST_POOLER_URL where that is set.
 */
export async function openTestDatabase(): Promise<DatabaseConnection> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return lendDatabase();
  const directUrl = await createDatabase(serverUrl);
  const connection = await connectDatabase({
    url: throughPooler(directUrl),
    directUrl,
    directory: '',
    connectTimeoutMs: 60_000,
  });
  await migrateDatabase(connection.db);
  return connection;
}

function throughPooler(directUrl: string): string {
  const pooler = process.env.TEST_POOLER_URL;
  if (!pooler) return directUrl;
  const url = new URL(pooler);
  url.pathname = new URL(directUrl).pathname;
  return url.href;
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
