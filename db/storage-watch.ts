import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** PostgreSQL's disk_full, and the system's own word for it. */
const codes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether an error says that nothing more can be written. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && codes.has(code)) || isStorageFull(error.cause);
}

/**
 * Remembers that the disk was full, since a database without room still reads. Then the question
 * whether it is well writes something that is gone at once.
 */
export class StorageWatch {
  #isFull = false;

  note(error: unknown): void {
    if (isStorageFull(error)) this.#isFull = true;
  }

  async check(db: Database): Promise<void> {
    if (!this.#isFull) return;
    await db.transaction(async (tx) => {
      await tx.execute(
        sql`create temporary table storage_check on commit drop as select repeat(md5(random()::text), 8000) as filler from generate_series(1, 8)`,
      );
    });
    this.#isFull = false;
  }
}
