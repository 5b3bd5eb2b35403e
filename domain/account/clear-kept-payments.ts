import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { deleteKeptBefore } from './account.store.ts';

/** What the law does not ask for any more. */
export async function clearKeptPayments({ db, clock }: { db: Database; clock: Clock }) {
  await deleteKeptBefore({ db, now: clock.now() });
}
