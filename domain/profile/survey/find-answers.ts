import type { Database } from '../../../db/database.ts';
import { findProfile } from '../profile.store.ts';
import type { SurveyAnswers } from './survey-answers.rules.ts';

/** What a member answered; null without a profile. */
export async function findAnswers(args: {
  db: Database;
  userId: string;
}): Promise<SurveyAnswers | null> {
  const profile = await findProfile(args);
  return profile?.answers ?? null;
}
