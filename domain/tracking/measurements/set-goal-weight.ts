import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { changeGoalWeight } from '../../profile/preferences/change-goal-weight.ts';
import { measureDefinitions } from './measures.rules.ts';
import { storeChoices } from '../choices/tracking-choices.store.ts';

/** The goal is the profile's, which plans are made from; without a profile it is kept here. */
export async function setGoalWeight(args: {
  db: Database;
  clock: Clock;
  createId: CreateId;
  userId: string;
  /** Null for no goal. */
  goalWeightKg: number | null;
}): Promise<Result<null, readonly Problem[]>> {
  const { db, userId, goalWeightKg } = args;
  const changed = await changeGoalWeight(args);
  if (!changed.ok) return changed;
  const isInProfile = changed.value;
  if (!isInProfile && !isPossible(goalWeightKg)) {
    return refusal([problem('goalWeightKg', 'tracking.weight-out-of-range')]);
  }
  await storeChoices({ db, userId, choices: { goalWeightKg: isInProfile ? null : goalWeightKg } });
  return success(null);
}

function isPossible(goalWeightKg: number | null): boolean {
  return (
    goalWeightKg === null ||
    measureDefinitions.WEIGHT.bounds.every(({ least, most }) => {
      return goalWeightKg >= least && goalWeightKg <= most;
    })
  );
}
