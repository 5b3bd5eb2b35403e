import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import type { Problem } from '../../../lib/problems.ts';
import { storeProfile } from '../profile.store.ts';
import { answerStep, findCompleteAnswers } from './survey.rules.ts';
import type { GivenAnswers, SurveyAnswers } from './survey-answers.rules.ts';
import type { SurveyDraft } from './survey-draft.ts';
import type { SurveyStep } from './survey-steps.rules.ts';

export interface SavedStep {
  readonly problems: readonly Problem[];
  readonly draft: SurveyDraft;
  /** In the member's profile now: the browser need not keep it. */
  readonly isStored: boolean;
}

/**
 * Adds a step's answers to the draft. Nothing reaches the database before every answer and the
 * consent are there; from then on each change of a member's answers does.
 */
export async function saveSurveyStep(args: {
  db: Database;
  clock: Clock;
  createId: CreateId;
  userId: string | null;
  draft: SurveyDraft;
  step: SurveyStep;
  given: GivenAnswers;
}): Promise<SavedStep> {
  const { db, clock, createId, userId, draft, step, given } = args;
  const now = clock.now();
  const thisYear = now.getUTCFullYear();
  const { problems, ...answered } = answerStep({ answers: draft.answers, thisYear, step, given });
  if (problems.length > 0) return { problems, draft, isStored: false };
  const answers = withTimeOfWeight({ answers: answered.answers, before: draft.answers, now });
  const consentedAt = answers.dataConsent === true ? (draft.consentedAt ?? now) : null;
  const saved: SurveyDraft = { answers, savedAt: now, consentedAt, userId };
  const isComplete = findCompleteAnswers({ answers, thisYear }) !== null;
  if (!isComplete || userId === null || consentedAt === null) {
    return { problems, draft: saved, isStored: false };
  }
  await storeProfile({ db, createId, userId, answers, savedAt: now, consentedAt });
  return { problems, draft: saved, isStored: true };
}

/** Another weight is of another day: it is the first point of the member's graph. */
function withTimeOfWeight(args: {
  answers: SurveyAnswers;
  before: SurveyAnswers;
  now: Date;
}): SurveyAnswers {
  const { answers, before, now } = args;
  if (answers.weightKg === undefined || answers.weightKg === before.weightKg) return answers;
  return { ...answers, weighedAt: now.getTime() };
}
