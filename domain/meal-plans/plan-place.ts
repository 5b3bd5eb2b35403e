import type { Database } from '../../db/database.ts';
import { isId } from '../../lib/ids.ts';
import { refusal, type Result } from '../../lib/result.ts';
import type { MealPlan } from './meal-plan.ts';
import { findPlan } from './meal-plans.store.ts';
import { changePlan, listVersions, type KeptVersion } from './editing/plan-changes.store.ts';

export interface PlanChange<Refusal> {
  readonly now: Date;
  /** The request that asks for it; null where asking again finds nothing left to do. */
  readonly replacedBy: string | null;
  change(plan: MealPlan): Result<MealPlan, Refusal>;
}

/** Where a plan is kept and changed: a member's own in rows, a themed one over its file. */
export interface PlanPlace {
  find(): Promise<MealPlan | null>;
  change<Refusal>(change: PlanChange<Refusal>): Promise<Result<MealPlan, Refusal | 'not-found'>>;
  listVersions(): Promise<KeptVersion[]>;
}

export function ownPlanPlace(args: { db: Database; userId: string; id: string }): PlanPlace {
  const { db, userId, id } = args;
  const own = { db, userId, planId: id };
  return {
    find: async () => (isId(id) ? findPlan({ db, userId, key: { id } }) : null),
    change: async (change) => (isId(id) ? changePlan({ ...own, ...change }) : refusal('not-found')),
    listVersions: async () => (isId(id) ? listVersions(own) : []),
  };
}
