import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { storeProfileUnlessNewer } from '../profile.store.ts';
import { findCompleteAnswers } from './survey.rules.ts';
import type { SurveyDraft } from './survey-draft.ts';

/**
 * Makes the finished draft a visitor brings along their profile, right after they signed up or in.
 * The same draft again changes nothing, and newer answers of the member stay. True when stored.
 */
export async function adoptSurveyDraft(args: {
  db: Database;
  clock: Clock;
  createId: CreateId;
  userId: string;
  draft: SurveyDraft;
}): Promise<boolean> {
  const { db, clock, createId, userId, draft } = args;
  const { savedAt, consentedAt } = draft;
  if (savedAt === null || consentedAt === null) return false;
  if (draft.userId !== null && draft.userId !== userId) return false;
  const thisYear = clock.now().getUTCFullYear();
  const answers = findCompleteAnswers({ answers: draft.answers, thisYear });
  if (answers === null) return false;
  return storeProfileUnlessNewer({ db, createId, userId, answers, savedAt, consentedAt });
}
