import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { PlannerProfile } from '../../planner/types.ts';
import { plannerProfileOf, type KnownOfMember } from './planner-profile.rules.ts';
import { findProfile } from '../profile.store.ts';
import { findCompleteAnswers } from '../survey/survey.rules.ts';

/** What a member's plans are made from; null until their survey is complete. */
export async function findPlannerProfile(args: {
  db: Database;
  clock: Clock;
  userId: string;
  includePremium: boolean;
  /** What is known of the member besides their answers. */
  known?: KnownOfMember;
}): Promise<PlannerProfile | null> {
  const { db, clock, userId, includePremium, known } = args;
  const profile = await findProfile({ db, userId });
  if (profile === null) return null;
  const thisYear = clock.now().getUTCFullYear();
  const answers = findCompleteAnswers({ answers: profile.answers, thisYear });
  return answers && plannerProfileOf({ answers, thisYear, includePremium, known });
}
