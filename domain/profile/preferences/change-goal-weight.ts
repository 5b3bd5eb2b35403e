import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import type { Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { findProfile, storeProfile } from '../profile.store.ts';
import { answerStep } from '../survey/survey.rules.ts';

/** Changes the goal of a stored profile, or takes it away; false where there is no profile. */
export async function changeGoalWeight(args: {
  db: Database;
  clock: Clock;
  createId: CreateId;
  userId: string;
  goalWeightKg: number | null;
}): Promise<Result<boolean, readonly Problem[]>> {
  const { db, clock, createId, userId, goalWeightKg } = args;
  const profile = await findProfile({ db, userId });
  if (profile === null) return success(false);
  const now = clock.now();
  const { problems, answers } = answerStep({
    answers: profile.answers,
    thisYear: now.getUTCFullYear(),
    step: 'WEIGHT_GOAL',
    given: { hasWeightGoal: goalWeightKg !== null, goalWeightKg },
  });
  if (problems.length > 0) return refusal(problems);
  const times = { savedAt: now, consentedAt: profile.updatedAt };
  await storeProfile({ db, createId, userId, answers, ...times });
  return success(true);
}
