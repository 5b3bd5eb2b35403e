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
  const { step, values } = args;
  if (step === 'FOODS_TO_AVOID') {
    const { off, stay } = tableNotes(args);
    return [off, stay].filter(Boolean).join(' ') || null;
  }
  const list = countedLists[step];
  const count = list === undefined ? 0 : (values[list]?.length ?? 0);
  return count === 0 ? null : m.onboarding_chosen_count({ count });
}

/** What has left the table, and how many dishes stay; null for what is not known. */
export function tableNotes(args: {
  values: FormValues;
  locale: Locale;
  fittingCount?: number | null;
}): { off: string | null; stay: string | null } {
  const { values, locale, fittingCount = null } = args;
  const avoided = avoidedFoods(readStepForm({ step: 'FOODS_TO_AVOID', values }) as SurveyAnswers);
  return {
    off: avoided.length > 0 ? offTheTable(avoided, locale) : null,
    stay: fittingCount === null ? null : m.onboarding_avoid_stay({ count: fittingCount }),
  };
}

/** "Off the table: fish and beef." */
function offTheTable(avoided: readonly AvoidGroup[], locale: Locale): string {
  const names = avoided.map((food) => nameInSentence(avoidedFoodNames[food]()));
  const format = listFormat(locales[locale].languageTag, { type: 'conjunction' });
  return m.onboarding_avoid_off({ foods: format.format(names) });
}
