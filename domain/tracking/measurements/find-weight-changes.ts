import type { Database } from '../../../db/database.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import { listFirstAndLastWeights } from './measurements.store.ts';

/**
 * By how many kg each of these people changed, from their first weight since a day to their last.
 * Who weighed once or never is left out. One query, however many people.
 */
export async function findWeightChanges(args: {
  db: Database;
  people: readonly { userId: string; fromDay: LocalDay }[];
  toDay: LocalDay;
}): Promise<number[]> {
  if (args.people.length === 0) return [];
  const rows = await listFirstAndLastWeights(args);
  return rows.map(({ firstKg, lastKg }) => lastKg - firstKg);
}
