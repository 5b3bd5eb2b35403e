import type { Database } from '../../../db/database.ts';
import { addDays, dayOf } from '../../../lib/clock.ts';
import { countSignUpsByDay } from './sign-up-figures.store.ts';

export interface DayCount {
  /** `2026-03-10`, in UTC. */
  readonly day: string;
  readonly count: number;
}

/** How many accounts were made on each of the last days, today last. */
export async function countSignUps(args: {
  db: Database;
  now: Date;
  days: number;
}): Promise<DayCount[]> {
  const { db, now, days } = args;
  const names = Array.from({ length: days }, (_, index) => dayOf(addDays(now, index + 1 - days)));
  const since = new Date(`${names[0]}T00:00:00Z`);
  const counted = new Map(
    (await countSignUpsByDay({ db, since })).map(({ day, count }) => [day, count]),
  );
  return names.map((day) => ({ day, count: counted.get(day) ?? 0 }));
}
