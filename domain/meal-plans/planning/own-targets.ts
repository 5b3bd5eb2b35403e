import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { targetsFor, type Targets } from '../../planner/targets.ts';
import { findPlannerProfile } from '../../profile/planner/find-planner-profile.ts';

/** What the member's days are measured against now; null while their survey is not complete. */
export async function findOwnTargets(args: {
  db: Database;
  clock: Clock;
  userId: string;
}): Promise<Targets | null> {
  const profile = await findPlannerProfile({ ...args, includePremium: true });
  return profile && targetsFor(profile);
}
