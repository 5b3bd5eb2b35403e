import type { RequestContext } from '../../api/context.ts';
import { locales } from '../../i18n/locales.ts';
import { numberFormat } from '../../lib/formats.ts';
import { operatorFacts } from '../legal/operator-facts.ts';
import { offerTermsOf } from '../membership/offers/offers.rules.ts';
import { questionCount } from '../profile/survey/survey-steps.rules.ts';
import type { PageValues } from './page-values.rules.ts';

/** What the braces of a page stand for: counted and set, never written by hand. */
export function pageValues(context: RequestContext): PageValues {
  const { services, locale } = context;
  const { content, themedPlans, settings } = services;
  const { MONTHLY, YEARLY } = offerTermsOf(settings).trialDays;
  const inFigures = numberFormat(locales[locale].languageTag);
  return {
    ...operatorFacts(context),
    recipeCount: inFigures.format(content.recipes.length),
    mealPlanCount: inFigures.format(themedPlans.plans.length),
    foodCount: inFigures.format(content.foods.length),
    questionCount: inFigures.format(questionCount),
    trialDays: inFigures.format(Math.max(MONTHLY, YEARLY)),
  };
}
