import { mayEditMealPlans } from '../../identity/roles/roles.rules.ts';
import { locales } from '../../../i18n/locales.ts';
import type { RequestContext } from '../../../api/context.ts';
import { describePlan, type DescribedPlan } from './described-plan.ts';
import type { PlanRelation } from './find-readable-plan.ts';
import type { MealPlan } from '../meal-plan.ts';
import { mealPlanNotFound } from '../meal-plans.errors.ts';
import { requireMealPlanReader } from '../meal-plans.policies.ts';
import { findOwnTargets } from '../planning/own-targets.ts';
import { ownPlanPlace, type PlanPlace } from '../plan-place.ts';
import { mayChangePlan } from '../states/plan-state.rules.ts';
import { themedPlanPlace } from '../themed/themed-plan-place.ts';
import type { Targets } from '../../planner/index.ts';

/** A plan as one viewer sees it. */
export interface ViewedPlan {
  plan: DescribedPlan;
  targets: Targets | null;
  /** The viewer's own where it is left out. */
  relation?: PlanRelation;
}

export async function viewPlan(args: {
  plan: MealPlan;
  relation: PlanRelation;
  context: RequestContext;
}): Promise<ViewedPlan> {
  const [viewed] = await viewPlans({ ...args, plans: [args.plan] });
  if (viewed === undefined) throw mealPlanNotFound();
  return viewed;
}

/** However many plans, the viewer's targets are read once. */
export async function viewPlans(args: {
  plans: readonly MealPlan[];
  relation: PlanRelation;
  context: RequestContext;
}): Promise<ViewedPlan[]> {
  const { plans, relation, context } = args;
  const { db, clock, content } = context.services;
  const userId = context.viewer?.userId;
  const targets = userId === undefined ? null : await findOwnTargets({ db, clock, userId });
  return plans.map((plan) => {
    const ofPlan = relation === 'own' ? (plan.generation?.targets ?? null) : null;
    return { plan: describePlan({ plan, content }), targets: targets ?? ofPlan, relation };
  });
}

/** A plan that somebody is going to change, and how they stand to it. */
export interface ChangeablePlan {
  readonly userId: string;
  readonly place: PlanPlace;
  readonly relation: PlanRelation;
}

/** Policy: members change their own plans, editors the themed ones; any other plan is none. */
export function requireMealPlanEditor(args: {
  context: RequestContext;
  mealPlanId: string;
}): ChangeablePlan {
  const { context, mealPlanId: id } = args;
  const viewer = requireMealPlanReader(context);
  const { userId } = viewer;
  const { db, themedPlans, themedPlanKeeper: keeper } = context.services;
  const themed = themedPlans.byId.get(id);
  if (themed === undefined) {
    return { userId, place: ownPlanPlace({ db, userId, id }), relation: 'own' };
  }
  const canEditMealPlans = mayEditMealPlans(viewer);
  if (!mayChangePlan({ isOwner: false, isThemed: true, canEditMealPlans })) {
    throw mealPlanNotFound();
  }
  const language = locales[context.locale].contentLanguage;
  const place = themedPlanPlace({ keeper, key: themed.key, language, editedBy: userId });
  return { userId, place, relation: 'themed' };
}
