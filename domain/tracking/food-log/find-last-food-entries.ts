import type { Database } from '../../../db/database.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import type { FoodEntry } from './food-entry.ts';
import { listFoodEntriesSince } from './food-log.store.ts';

/** The last things a member wrote into their food log, on a day and later; nothing older is read. */
export function findLastFoodEntries(args: {
  db: Database;
  userId: string;
  fromDay: LocalDay;
  limit: number;
}): Promise<readonly FoodEntry[]> {
  return listFoodEntriesSince(args);
}
