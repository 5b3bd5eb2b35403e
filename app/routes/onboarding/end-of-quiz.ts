import type { RouterContextProvider } from 'react-router';
import type { SurveyStep } from '../../../domain/profile/survey/survey-steps.rules.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { enterExperiment } from '../../experiments/enter-experiment.ts';
import type { SurveyProgress } from './step-path.ts';

interface Ending {
  context: Readonly<RouterContextProvider>;
  step: SurveyStep;
  locale: Locale;
  isFromPreview: boolean;
  progress: SurveyProgress;
}

/** Some visitors get the plan with its prices when the quiz ends, the others the week. */
export async function endOfQuiz(ending: Ending): Promise<string | null> {
  const { context, step, locale, isFromPreview, progress } = ending;
  if (step !== 'DATA_CONSENT' || isFromPreview || !progress.isComplete) return null;
  const { variant } = await enterExperiment({ context, experiment: 'ONBOARDING' });
  return variant === 'B' ? screenPath('yourPlan', locale) : null;
}
