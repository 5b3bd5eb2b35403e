import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Servers that start together take turns; the number only has to be ours. */
const migrationLock = 7_109_655;

/** The migrations there are, in their order. */
export function knownMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}

/**
 * Brings the database to the newest schema in one transaction; does nothing when it is there. With
 * `count` only to the schema of so many migrations, as a backup was taken at.
 */
export async function migrateDatabase(db: Database, count = Infinity): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await tx.execute(
      sql`create table if not exists schema_migrations (tag text primary key, applied_at timestamptz not null default now())`,
    );
    const applied = await tx.execute(sql`select tag from schema_migrations`);
    const appliedTags = new Set(
      (applied as unknown as { rows: { tag: string }[] }).rows.map((row) => row.tag),
    );
    for (const migration of readMigrationFiles({ migrationsFolder }).slice(0, count)) {
      if (appliedTags.has(migration.hash)) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migrations (tag) values (${migration.hash})`);
    }
  });
}
