import type { Database } from '../../../db/database.ts';
import type { Language } from '../../../lib/language.ts';
import type { ThemedPlanIndex } from '../themed/compile-themed-plans.ts';
import type { MealPlan } from '../meal-plan.ts';
import { listPlansById } from './meal-plan-lists.store.ts';
import { findPlan, findSharedPlan } from '../meal-plans.store.ts';
import { themedAsMealPlan } from '../themed/themed-plan-place.ts';

/** Why somebody may read a plan. */
export type PlanRelation = 'own' | 'shared' | 'themed';

export interface ReadablePlan {
  readonly plan: MealPlan;
  readonly relation: PlanRelation;
}

/** Those of the plans that are the member's own or themed, and still there, in the order of the ids. */
export async function findReadablePlans(args: {
  db: Database;
  themedPlans: ThemedPlanIndex;
  language: Language;
  userId: string;
  ids: readonly string[];
}): Promise<ReadablePlan[]> {
  const { db, themedPlans, language, userId, ids } = args;
  const named = ids.flatMap((id) => themedPlans.byId.get(id) ?? []);
  const themed = named.map((plan) => themedAsMealPlan({ themed: plan, language }));
  const own = await listPlansById({ db, userId, ids });
  const found = new Map<string, ReadablePlan>([
    ...own.map((plan) => [plan.id, { plan, relation: 'own' }] as const),
    ...themed.map((plan) => [plan.id, { plan, relation: 'themed' }] as const),
  ]);
  return ids.flatMap((id) => found.get(id) ?? []);
}

const slugPattern = /^[a-z0-9-]{1,80}$/;

/** The plan at an address: the reader's own, a themed one, or one its owner shares. */
export async function findReadablePlan(args: {
  db: Database;
  themedPlans: ThemedPlanIndex;
  language: Language;
  /** Null for visitors. */
  userId: string | null;
  slug: string;
}): Promise<ReadablePlan | null> {
  const { db, themedPlans, language, userId, slug } = args;
  if (!slugPattern.test(slug)) return null;
  const themed = themedPlans.bySlug[language].get(slug);
  if (themed !== undefined) {
    return { plan: themedAsMealPlan({ themed, language }), relation: 'themed' };
  }
  const own = userId === null ? null : await findPlan({ db, userId, key: { slug } });
  if (own !== null) return { plan: own, relation: 'own' };
  const shared = await findSharedPlan({ db, slug });
  return shared && { plan: shared, relation: 'shared' };
}
