import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { findProfile } from '../profile.store.ts';
import { findCompleteAnswers } from './survey.rules.ts';
import type { SurveyDraft } from './survey-draft.ts';

/**
 * Where the survey stands: a member's stored profile, unless this browser holds newer answers that
 * are theirs: saved while signed in, or a whole survey. A few answers of whoever used the browser
 * before must not mix with a member's allergies.
 */
export async function findSurveyDraft(args: {
  db: Database;
  clock: Clock;
  userId: string | null;
  cookieDraft: SurveyDraft;
}): Promise<SurveyDraft> {
  const { db, clock, userId, cookieDraft } = args;
  if (userId === null) return cookieDraft;
  const profile = await findProfile({ db, userId });
  if (profile === null) return cookieDraft;
  const isNewer = cookieDraft.savedAt !== null && cookieDraft.savedAt > profile.updatedAt;
  const thisYear = clock.now().getUTCFullYear();
  const isWhole = findCompleteAnswers({ answers: cookieDraft.answers, thisYear }) !== null;
  if (isNewer && (isWhole || cookieDraft.userId === userId)) return cookieDraft;
  const { answers, updatedAt } = profile;
  return { answers, savedAt: updatedAt, consentedAt: updatedAt, userId };
}
