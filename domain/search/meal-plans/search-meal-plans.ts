import type { Database } from '../../../db/database.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { locales } from '../../../i18n/locales.ts';
import { describePlan, type DescribedPlan } from '../../meal-plans/reading/described-plan.ts';
import { listNewestMealPlans } from '../../meal-plans/reading/list-newest-meal-plans.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { matchDocuments } from '../text/match-documents.ts';
import { mealPlanDocument } from './meal-plan-documents.ts';
import { planQuery } from '../text/query-plan.ts';
import { rankDocuments } from '../text/rank-documents.ts';
import { indexTexts } from '../text/text-index.ts';

export interface MealPlanHits {
  readonly plans: readonly DescribedPlan[];
  readonly totalCount: number;
  /** How many plans the member has, found or not. */
  readonly ownCount: number;
}

/**
 * A member's own plans, found by name and by the dishes on them, the best first; without a text, the
 * one being followed and then the newest. They are few, so their index lives as long as the search.
 */
export async function searchMealPlans(args: {
  db: Database;
  content: ContentIndex;
  userId: string;
  locale: Locale;
  text: string;
  first: number;
}): Promise<MealPlanHits> {
  const { db, content, userId, locale, text, first } = args;
  const own = await listNewestMealPlans({ db, userId });
  const plans = own.map((plan) => describePlan({ plan, content }));
  const found = text === '' ? plans : findPlans({ plans, locale, text });
  return { plans: found.slice(0, first), totalCount: found.length, ownCount: plans.length };
}

function findPlans(args: {
  plans: readonly DescribedPlan[];
  locale: Locale;
  text: string;
}): readonly DescribedPlan[] {
  const { plans, locale, text } = args;
  const language = locales[locale].contentLanguage;
  const documents = plans.map((plan) => mealPlanDocument({ plan, locale }));
  const index = indexTexts({ documents, language });
  const match = matchDocuments({ plan: planQuery({ text, index }), index });
  if (match === null) return plans;
  const byId = new Map(plans.map((plan) => [plan.head.id, plan]));
  return [...rankDocuments(match)].flatMap((number) => byId.get(index.ids[number] ?? '') ?? []);
}
