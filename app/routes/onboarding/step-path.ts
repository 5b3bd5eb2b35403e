import {
  nextStep,
  previousStep,
  slugOfStep,
  type SurveyStep,
} from '../../../domain/profile/survey/survey-steps.rules.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';

export interface SurveyProgress {
  steps: readonly SurveyStep[];
  openStep: SurveyStep | null;
  isComplete: boolean;
}

interface Place {
  progress: SurveyProgress;
  step: SurveyStep;
  locale: Locale;
  /** Came from the finished plan to change one answer. */
  isFromPreview: boolean;
}

export function stepPath({
  step,
  locale,
  isFromPreview = false,
}: Pick<Place, 'step' | 'locale'> & { isFromPreview?: boolean }): string {
  const query = isFromPreview ? { from: 'preview' } : undefined;
  return screenPath('onboarding', locale, { step: slugOfStep(step) }, { query });
}

/** Where the survey goes on: at its start, at the first open question, or with the plan. */
export function resumePath(args: { progress: SurveyProgress; locale: Locale }): string {
  const { progress, locale } = args;
  if (progress.openStep === null) return screenPath('planPreview', locale);
  const step = progress.openStep === 'GOAL' ? 'WELCOME' : progress.openStep;
  return stepPath({ step, locale });
}

export function pathAfter({ progress, step, locale, isFromPreview }: Place): string {
  const next = nextStep({ steps: progress.steps, step });
  if (isFromPreview) {
    if (progress.openStep === null) return screenPath('planPreview', locale);
    return stepPath({ step: progress.openStep, locale, isFromPreview });
  }
  return next === null ? resumePath({ progress, locale }) : stepPath({ step: next, locale });
}

export function pathBefore({ progress, step, locale, isFromPreview }: Place): string {
  if (isFromPreview && progress.isComplete) return screenPath('planPreview', locale);
  const previous = previousStep({ steps: progress.steps, step });
  if (previous === null) return screenPath('home', locale);
  return stepPath({ step: previous, locale, isFromPreview });
}

/** Steps are opened in their order, and only those that concern the member. */
export function isReachable(args: { progress: SurveyProgress; step: SurveyStep }): boolean {
  const { steps, openStep } = args.progress;
  const index = steps.indexOf(args.step);
  if (index < 0) return false;
  return openStep === null || index <= steps.indexOf(openStep);
}
