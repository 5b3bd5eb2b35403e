import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { deleteEndedTickets } from './tickets.store.ts';

export async function clearEndedTickets({ db, clock }: { db: Database; clock: Clock }) {
  await deleteEndedTickets({ db, now: clock.now() });
}
