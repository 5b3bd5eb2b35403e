import { daysBetween, type LocalDay } from '../../../lib/local-time.ts';
import type { PlannerProfile } from '../../planner/types.ts';

/**
 * A profile as it is on a day of the plan: what takes hours is not chosen for it, as it would have
 * to be begun already. Before the plan begins there is time for everything.
 */
export function seenFrom(args: {
  profile: PlannerProfile;
  beginsOn: LocalDay | null;
  today: LocalDay;
}): PlannerProfile {
  const { profile, beginsOn, today } = args;
  const day = beginsOn === null ? -1 : daysBetween(beginsOn, today);
  return day < 0 ? profile : { ...profile, today: day };
}
