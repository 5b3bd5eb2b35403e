import type { Services } from '../../api/context.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { numberFormat } from '../../lib/formats.ts';
import { operatorFacts } from '../legal/operator-facts.ts';
import { isWarnedBeforeCharge, offerTermsOf } from '../membership/offers/offers.rules.ts';
import { questionCount } from '../profile/survey/survey-steps.rules.ts';
import type { PageValues } from './page-values.rules.ts';

/** A request's context holds it; the pictures of pages are drawn without one. */
interface ValuesContext {
  services: Pick<Services, 'content' | 'themedPlans' | 'settings'>;
  locale: Locale;
}

/** What the braces of a page stand for: counted and set, never written by hand. */
export function pageValues(context: ValuesContext): PageValues {
  const { services, locale } = context;
  const { content, themedPlans } = services;
  const inFigures = numberFormat(locales[locale].languageTag);
  return {
    ...operatorFacts(context),
    recipeCount: inFigures.format(content.recipes.length),
    mealPlanCount: inFigures.format(themedPlans.plans.length),
    foodCount: inFigures.format(content.foods.length),
    questionCount: inFigures.format(questionCount),
    ...trialSentences(context),
  };
}

function trialSentences({ services: { settings }, locale }: ValuesContext) {
  const said = { locale };
  const { MONTHLY, YEARLY } = offerTermsOf(settings).trialDays;
  // What is true of both offers.
  const count = Math.min(MONTHLY, YEARLY);
  const groupCount = settings.PRO_TRIAL_DAYS;
  return {
    trialTerms: count > 0 ? m.pages_trial_first_days({ count }, said) : '',
    firstCharge: firstCharge({ count, locale }),
    groupTrialTerms: groupCount > 0 ? m.pages_trial_group({ count: groupCount }, said) : '',
  };
}

function firstCharge({ count, locale }: { count: number; locale: Locale }): string {
  if (count === 0) return m.pages_first_charge_at_once({}, { locale });
  const words = isWarnedBeforeCharge(count)
    ? m.pages_first_charge_with_notice
    : m.pages_first_charge_soon;
  return words({ count }, { locale });
}
