import { avoidedFoods } from '../../../domain/profile/preferences/food-avoidance.rules.ts';
import type { SurveyAnswers } from '../../../domain/profile/survey/survey-answers.rules.ts';
import type { SurveyStep } from '../../../domain/profile/survey/survey-steps.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { FormValues } from './form-values.ts';
import { readStepForm } from './read-step-form.ts';

const countedLists: Partial<Record<SurveyStep, 'cuisines' | 'dishes'>> = {
  CUISINES: 'cuisines',
  FOOD_PREFERENCE: 'dishes',
};

/** The few words beside Continue: how much is chosen on steps where that is hard to see. */
export function stepNote(args: {
  step: SurveyStep;
  values: FormValues;
  /** Dishes that stay, where that is known. */
  fittingCount?: number | null;
}): string | null {
  const { step, values, fittingCount = null } = args;
  if (step === 'FOODS_TO_AVOID') {
    const { length: count } = avoidedFoods(readStepForm(args) as SurveyAnswers);
    const notes = [
      count > 0 && m.onboarding_avoid_count({ count }),
      fittingCount !== null && m.onboarding_avoid_stay({ count: fittingCount }),
    ];
    return notes.filter(Boolean).join('. ') || null;
  }
  const list = countedLists[step];
  const count = list === undefined ? 0 : (values[list]?.length ?? 0);
  return count === 0 ? null : m.onboarding_chosen_count({ count });
}
