import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';

/** Waits until no other transaction of any server holds this name, and holds it until `tx` ends. */
export async function takeTurn({ tx, name }: { tx: Transaction; name: string }): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** One transaction after the other among those of this name, so that each finds what the last did. */
export function inTurn<Outcome>({
  db,
  name,
  run,
}: {
  db: Database;
  name: string;
  run: (tx: Transaction) => Promise<Outcome>;
}): Promise<Outcome> {
  return db.transaction(async (tx) => {
    await takeTurn({ tx, name });
    return run(tx);
  });
}
