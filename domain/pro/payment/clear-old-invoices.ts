import type { Database } from '../../../db/database.ts';
import { addDays, type Clock } from '../../../lib/clock.ts';
import { deleteInvoicesBefore } from './invoices.store.ts';

/** Swedish bookkeeping asks for seven years after the year of the payment. */
const keptDays = 8 * 366;

/** What the law does not ask for any more. */
export async function clearOldInvoices({ db, clock }: { db: Database; clock: Clock }) {
  await deleteInvoicesBefore({ db, time: addDays(clock.now(), -keptDays) });
}
