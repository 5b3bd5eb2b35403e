import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { preferenceStepsFor, type PreferenceStep } from './preference-steps.rules.ts';
import { findProfile, storeProfile } from '../profile.store.ts';
import { answerStep } from '../survey/survey.rules.ts';
import { isUnderage } from '../survey/doctor-advice.rules.ts';
import type { GivenAnswers, SurveyAnswers } from '../survey/survey-answers.rules.ts';

/**
 * Changes the answers of a stored profile to some questions, all of them or, when one is refused,
 * none. What is left out, or answers another question, stays as it was.
 */
export async function changePreferences(args: {
  db: Database;
  clock: Clock;
  createId: CreateId;
  userId: string;
  among: readonly PreferenceStep[];
  given: GivenAnswers;
}): Promise<Result<SurveyAnswers, Problem[]>> {
  const { db, clock, createId, userId, among, given } = args;
  const profile = await findProfile({ db, userId });
  if (profile === null) return refusal([problem([], 'preferences.profile-missing')]);
  const now = clock.now();
  const changed = answerPreferences({
    answers: profile.answers,
    thisYear: now.getUTCFullYear(),
    among,
    given,
  });
  if (!changed.ok) return changed;
  const times = { savedAt: now, consentedAt: profile.updatedAt };
  await storeProfile({ db, createId, userId, answers: changed.value, ...times });
  return changed;
}

function answerPreferences(args: {
  answers: SurveyAnswers;
  thisYear: number;
  among: readonly PreferenceStep[];
  given: GivenAnswers;
}): Result<SurveyAnswers, Problem[]> {
  const problems: Problem[] = [];
  let { answers } = args;
  for (const step of preferenceStepsFor(args)) {
    const answered = answerStep({ ...args, answers, step });
    problems.push(...answered.problems);
    answers = answered.answers;
  }
  if (isUnderage({ ...args, answers })) problems.push(problem('birthYear', 'survey.adults-only'));
  return problems.length > 0 ? refusal(problems) : success(answers);
}
