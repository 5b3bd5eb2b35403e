import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { BackupWriter } from './backup-file.ts';
import { listMigrations, listTables, rowsOf, type BackupTable } from './tables.ts';

const rowsAtOnce = 500;

interface WritingBackup {
  db: Database;
  path: string;
  files: Record<string, string>;
  now: Date;
}

/** Writes everything as it was at one moment, while others go on writing. Resolves with the rows. */
export async function writeBackup({ db, path, files, now }: WritingBackup): Promise<number> {
  return db.transaction(
    async (tx) => {
      const head = { createdAt: now.toISOString(), migrations: await listMigrations(tx), files };
      const writer = new BackupWriter({ path, head });
      try {
        for (const table of await listTables(tx)) {
          await writer.table(table);
          await tx.execute(cursorOver(table));
          for (;;) {
            const rows = await rowsOf<{ row: (string | null)[] }>(
              tx,
              sql.raw(`fetch ${rowsAtOnce} from backup_rows`),
            );
            for (const { row } of rows) await writer.row(row);
            if (rows.length < rowsAtOnce) break;
          }
          await tx.execute(sql`close backup_rows`);
        }
        return await writer.end();
      } catch (error) {
        await writer.giveUp();
        throw error;
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Every value as the text PostgreSQL itself writes, which it also reads. */
function cursorOver({ name, columns }: BackupTable) {
  const values = columns.map((column) => sql`${sql.identifier(column.name)}::text`);
  return sql`declare backup_rows cursor for
    select array[${sql.join(values, sql`, `)}]::text[] as row from ${sql.identifier(name)}`;
}
