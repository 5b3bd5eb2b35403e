import { daysBetween, type LocalDay } from '../../../lib/local-time.ts';
import type { PlannerProfile } from '../../planner/types.ts';

/** From this hour on nobody shops any more for what is begun the same evening. */
const lastShoppingHour = 20;

/**
 * A profile as it is on a day of the plan: what takes hours is not chosen for it, as it would have
 * to be begun already. Before the plan begins there is time for everything, but late on its eve
 * nothing that stands overnight can be begun for the first day.
 */
export function seenFrom(args: {
  profile: PlannerProfile;
  beginsOn: LocalDay | null;
  today: LocalDay;
  /** Of that day; where it is left out, the evening is still to come. */
  minute?: number;
}): PlannerProfile {
  const { profile, beginsOn, today, minute = 0 } = args;
  if (beginsOn === null) return profile;
  const day = daysBetween(beginsOn, today);
  const isEveOver = day === -1 && minute >= lastShoppingHour * 60;
  if (day < 0 && !isEveOver) return profile;
  return { ...profile, today: Math.max(0, day) };
}
