import { problem } from '../../../lib/problems.ts';
import { isUnderage } from './doctor-advice.rules.ts';
import { saveSurveyStep, type SavedStep } from './save-survey-step.ts';
import { firstOpenStep } from './survey.rules.ts';
import type { SurveyAnswers } from './survey-answers.rules.ts';
import { slugOfStep, type SurveyStep } from './survey-steps.rules.ts';

type Args = Omit<Parameters<typeof saveSurveyStep>[0], 'step' | 'given'> & {
  hasConsented: boolean;
};

/** Ends the survey: every step is answered and its owner consents to keeping the answers. */
export async function completeSurvey({ hasConsented, ...args }: Args): Promise<SavedStep> {
  const { draft, clock } = args;
  const thisYear = clock.now().getUTCFullYear();
  const answers: SurveyAnswers = { ...draft.answers, dataConsent: true };
  const open = firstOpenStep({ answers, thisYear });
  if (open !== null) {
    const isTooYoung = isUnderage({ answers, thisYear });
    return { problems: [unfinished({ open, isTooYoung })], draft, isStored: false };
  }
  return saveSurveyStep({ ...args, step: 'DATA_CONSENT', given: { dataConsent: hasConsented } });
}

function unfinished(args: { open: SurveyStep; isTooYoung: boolean }) {
  if (args.isTooYoung) return problem('birthYear', 'survey.adults-only');
  return problem('step', 'survey.incomplete', { step: slugOfStep(args.open) });
}
