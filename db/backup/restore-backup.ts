import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import { knownMigrations, migrateDatabase } from '../migrate.ts';
import { BackupError, readLines, readWholeHead, type BackupHead } from './backup-file.ts';
import { listFilledTables, listTables, rowsOf, type BackupTable } from './tables.ts';

const mostParameters = 20_000;

/**
 * Reads a backup into an empty database, all of it or nothing. Resolves with its head. The database is
 * left at the schema the backup was taken at; the next start brings it to the newest.
 */
export async function restoreBackup(args: { db: Database; path: string }): Promise<BackupHead> {
  const { db, path } = args;
  const head = await readWholeHead(path);
  await prepareTarget({ db, head });
  await db.transaction(async (tx) => {
    const links = await takeLinksOff(tx);
    await insertAll({ tx, path });
    for (const { table, name, definition } of links) {
      await tx.execute(
        sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
    }
  });
  return head;
}

/** Nothing may be lost, and nothing mixed: only an empty database is restored into. */
async function prepareTarget({ db, head }: { db: Database; head: BackupHead }): Promise<void> {
  const known = knownMigrations();
  const taken = head.migrations.length;
  const isKnown = head.migrations.every((tag) => known.slice(0, taken).includes(tag));
  if (!isKnown) {
    throw new BackupError('The backup was taken by another version. Restore it with that version.');
  }
  const filled = await listFilledTables(db);
  if (filled.length > 0) {
    throw new BackupError(
      `The target is not empty (${filled.slice(0, 3).join(', ')}). Restore into an empty database.`,
    );
  }
  const applied = await migrationsOf(db);
  if (applied.length > taken) {
    throw new BackupError('The target has a newer schema. Restore into an empty database.');
  }
  await migrateDatabase(db, taken);
}

async function migrationsOf(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ name: string | null }>(
    db,
    sql`select to_regclass('public.schema_migrations')::text as name`,
  );
  if (!rows[0]?.name) return [];
  const applied = await rowsOf<{ tag: string }>(db, sql`select tag from schema_migrations`);
  return applied.map(({ tag }) => tag);
}

interface Link {
  table: string;
  name: string;
  definition: string;
}

/** Rows refer to rows of other tables in circles, so the links come back when all are there. */
async function takeLinksOff(tx: Transaction): Promise<Link[]> {
  const links = await rowsOf<Link>(
    tx,
    sql`select c.relname as "table", k.conname as "name", pg_get_constraintdef(k.oid) as "definition"
      from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and n.nspname = 'public'`,
  );
  for (const { table, name } of links) {
    await tx.execute(
      sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`,
    );
  }
  return links;
}

async function insertAll({ tx, path }: { tx: Transaction; path: string }): Promise<void> {
  const tables = new Map((await listTables(tx)).map((table) => [table.name, table]));
  let table: BackupTable | null = null;
  let rows: (string | null)[][] = [];
  const flush = async () => {
    if (table !== null && rows.length > 0) await insertRows({ tx, table, rows });
    rows = [];
  };
  for await (const line of readLines(path)) {
    if (line.kind === 'table') {
      await flush();
      ({ table } = line);
      if (!isSameTable(tables.get(table.name), table)) {
        throw new BackupError(`The target has another table ${table.name} than the backup.`);
      }
    } else {
      rows.push(line.values);
      if (table !== null && rows.length * table.columns.length >= mostParameters) await flush();
    }
  }
  await flush();
}

function isSameTable(one: BackupTable | undefined, other: BackupTable): boolean {
  return JSON.stringify(one?.columns) === JSON.stringify(other.columns);
}

async function insertRows(args: {
  tx: Transaction;
  table: BackupTable;
  rows: (string | null)[][];
}): Promise<void> {
  const { tx, table, rows } = args;
  const columns = table.columns.map(({ name }) => sql.identifier(name));
  const tuples = rows.map((row) => {
    const values = row.map(
      (value, index) => sql`${value}::text::${sql.raw(table.columns[index]?.type ?? 'text')}`,
    );
    return sql`(${sql.join(values, sql`, `)})`;
  });
  await tx.execute(
    sql`insert into ${sql.identifier(table.name)} (${sql.join(columns, sql`, `)}) values ${sql.join(tuples, sql`, `)}`,
  );
}
