import type { Services } from '../../../api/context.ts';
import { dayOf } from '../../../lib/clock.ts';
import { addToQuizCounts } from './quiz-counts.store.ts';
import { quizReached, type QuizReached } from './quiz-reached.rules.ts';
import type { SavedStep } from './save-survey-step.ts';
import { findCompleteAnswers } from './survey.rules.ts';
import type { SurveyDraft } from './survey-draft.ts';

/**
 * Counts who began or finished with this step, by day and without a name. Members who change their
 * answers did so before. That counting fails keeps nobody from their quiz.
 */
export async function countQuiz(args: {
  services: Pick<Services, 'db' | 'clock' | 'log'>;
  before: SurveyDraft;
  saved: SavedStep;
}): Promise<void> {
  const { before, saved } = args;
  const { db, clock, log } = args.services;
  const now = clock.now();
  const reached = reachedBy({ before, saved, thisYear: now.getUTCFullYear() });
  await addToQuizCounts({ db, day: dayOf(now), reached }).catch((err: unknown) =>
    log.warn({ err }, 'a quiz was not counted'),
  );
}

function reachedBy(step: {
  before: SurveyDraft;
  saved: SavedStep;
  thisYear: number;
}): readonly QuizReached[] {
  const { before, saved, thisYear } = step;
  if (saved.problems.length > 0) return [];
  const { answers, consentedAt } = saved.draft;
  const hasBegun = isAnswered(answers) && !isAnswered(before.answers);
  const hasConsented = consentedAt !== null && before.consentedAt === null;
  const hasFinished = hasConsented && findCompleteAnswers({ answers, thisYear }) !== null;
  return quizReached.filter((each) => (each === 'BEGUN' ? hasBegun : hasFinished));
}

function isAnswered(answers: object): boolean {
  return Object.keys(answers).length > 0;
}
