import type { Database } from '../../../db/database.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import type { Measurement } from './measurement.ts';
import { listMeasurementsSince } from './measurements.store.ts';

/** More than a year of entries every day. */
const mostEntries = 500;

/** What a member measured on a day and later, from the earliest; nothing older is read. */
export async function findMeasurementsSince(args: {
  db: Database;
  userId: string;
  fromDay: LocalDay;
}): Promise<readonly Measurement[]> {
  const newest = await listMeasurementsSince({ ...args, limit: mostEntries });
  return newest.toReversed();
}
