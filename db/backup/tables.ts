import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';

type Asking = Database | Transaction;

export interface BackupColumn {
  name: string;
  /** As PostgreSQL writes it: `timestamp with time zone`, `text[]`. */
  type: string;
}

export interface BackupTable {
  name: string;
  columns: BackupColumn[];
}

const migrationsTable = 'schema_migrations';

/** Every table of ours with its columns, from the database's own catalogue: none is forgotten. */
export async function listTables(db: Asking): Promise<BackupTable[]> {
  const rows = await rowsOf<{ table: string; column: string; type: string }>(
    db,
    sql`select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as "type"
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid
      where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0
        and not a.attisdropped and a.attgenerated = ''
      order by c.relname, a.attname`,
  );
  return [...Map.groupBy(rows, ({ table }) => table)]
    .map(([name, columns]) => ({
      name,
      columns: columns.map(({ column, type }) => ({ name: column, type })),
    }))
    .filter(({ name }) => name !== migrationsTable);
}

export async function listMigrations(db: Asking): Promise<string[]> {
  const rows = await rowsOf<{ tag: string }>(
    db,
    sql`select tag from ${sql.identifier(migrationsTable)}`,
  );
  return rows.map(({ tag }) => tag);
}

/** The tables that hold anything, the list of migrations aside. */
export async function listFilledTables(db: Asking): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await listTables(db)) {
    const rows = await rowsOf(db, sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

/** Both drivers answer with rows, each in a type of its own. */
export async function rowsOf<Row>(
  db: Asking,
  query: Parameters<Asking['execute']>[0],
): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
