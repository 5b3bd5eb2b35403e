import { avoidedFoods } from '../../../domain/profile/preferences/food-avoidance.rules.ts';
import type { SurveyAnswers } from '../../../domain/profile/survey/survey-answers.rules.ts';
import type { SurveyStep } from '../../../domain/profile/survey/survey-steps.rules.ts';
import type { AvoidGroup } from '../../../domain/planner/types.ts';
import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { listFormat } from '../../../lib/formats.ts';
import { nameInSentence } from '../../amounts/name-in-sentence.ts';
import { avoidedFoodNames } from './avoided-food-names.ts';
import type { FormValues } from './form-values.ts';
import { readStepForm } from './read-step-form.ts';

const countedLists: Partial<Record<SurveyStep, 'cuisines' | 'dishes'>> = {
  CUISINES: 'cuisines',
  FOOD_PREFERENCE: 'dishes',
};

/** The few words that say what is chosen on steps where that is hard to see. */
export function stepNote(args: {
  step: SurveyStep;
  values: FormValues;
  locale: Locale;
  /** Dishes that stay, where that is known. */
  fittingCount?: number | null;
}): string | null {
  const { step, values, fittingCount = null } = args;
  if (step === 'FOODS_TO_AVOID') {
    const avoided = avoidedFoods(readStepForm(args) as SurveyAnswers);
    const notes = [
      avoided.length > 0 && offTheTable(avoided, args.locale),
      fittingCount !== null && m.onboarding_avoid_stay({ count: fittingCount }),
    ];
    return notes.filter(Boolean).join(' ') || null;
  }
  const list = countedLists[step];
  const count = list === undefined ? 0 : (values[list]?.length ?? 0);
  return count === 0 ? null : m.onboarding_chosen_count({ count });
}

/** "Off the table: fish and beef." */
function offTheTable(avoided: readonly AvoidGroup[], locale: Locale): string {
  const names = avoided.map((food) => nameInSentence(avoidedFoodNames[food]()));
  const format = listFormat(locales[locale].languageTag, { type: 'conjunction' });
  return m.onboarding_avoid_off({ foods: format.format(names) });
}
