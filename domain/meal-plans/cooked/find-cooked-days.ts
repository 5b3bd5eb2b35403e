import type { Database } from '../../../db/database.ts';
import { localDayOf, type LocalDay } from '../../../lib/local-time.ts';
import { listCookedTimes } from './cooked-dishes.store.ts';

/** The days on which a member marked a planned dish as cooked, from a time on; nothing of which. */
export async function findCookedDays(args: {
  db: Database;
  userId: string;
  since: Date;
}): Promise<readonly LocalDay[]> {
  const times = await listCookedTimes(args);
  return [...new Set(times.map(localDayOf))];
}
