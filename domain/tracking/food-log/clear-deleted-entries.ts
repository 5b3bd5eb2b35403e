import type { Database } from '../../../db/database.ts';
import { addDays, type Clock } from '../../../lib/clock.ts';
import { clearFoodEntriesDeletedBefore } from './food-log.store.ts';
import { clearMeasurementsDeletedBefore } from '../measurements/measurements.store.ts';

/** Undoing takes seconds, and a retry that comes later than this is none. */
const keptDays = 1;

/** What a member deleted is gone for good after a day. */
export async function clearDeletedEntries(args: { db: Database; clock: Clock }): Promise<void> {
  const time = addDays(args.clock.now(), -keptDays);
  await clearMeasurementsDeletedBefore({ db: args.db, time });
  await clearFoodEntriesDeletedBefore({ db: args.db, time });
}
