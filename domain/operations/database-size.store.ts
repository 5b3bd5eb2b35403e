import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** In bytes, as the database itself counts. */
export async function readDatabaseSize({ db }: { db: Database }): Promise<number> {
  const found = (await db.execute(
    sql`select pg_database_size(current_database())::text as bytes`,
  )) as unknown as { rows: { bytes: string }[] };
  return Number(found.rows[0]?.bytes ?? 0);
}
