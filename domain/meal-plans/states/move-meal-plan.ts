import type { Database } from '../../../db/database.ts';
import { addDays, type Clock } from '../../../lib/clock.ts';
import { isId } from '../../../lib/ids.ts';
import type { MealPlan } from '../meal-plan.ts';
import { listDeletedPlans } from '../reading/meal-plan-lists.store.ts';
import { movePlan } from '../editing/plan-changes.store.ts';
import { trashDays, type PlanTransition } from './plan-state.rules.ts';

interface OfMember {
  db: Database;
  clock: Clock;
  userId: string;
}

/** Null where the plan is not the member's own, or nothing of the kind can happen to it. */
export async function moveMealPlan(
  args: OfMember & { mealPlanId: string; transition: PlanTransition },
): Promise<MealPlan | null> {
  const { db, clock, userId, mealPlanId: planId, transition } = args;
  if (!isId(planId)) return null;
  return movePlan({ db, userId, planId, transition, now: clock.now() });
}

/** What can still be restored, the latest first. */
export function listTrash({ db, clock, userId }: OfMember): Promise<MealPlan[]> {
  return listDeletedPlans({ db, userId, since: addDays(clock.now(), -trashDays) });
}
