import { addDays, type Clock } from '../../../lib/clock.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, type Result } from '../../../lib/result.ts';
import { daysBetween, localMoment } from '../../../lib/local-time.ts';
import { isOnCalendar, type MealPlan } from '../../meal-plans/meal-plan.ts';
import { findOwnMealPlan } from '../../meal-plans/reading/find-meal-plan.ts';
import type { Draft, Seen } from '../operations/draft.ts';
import { operationOf } from '../operations/plan-operation.rules.ts';
import { loadStoredList } from '../shopping.store.ts';
import {
  changesOf,
  changeWithPlan,
  noChanges,
  type ListOwner,
  type PlanChanges,
} from './change-with-plan.ts';
import { followPlan } from './follow-plan.rules.ts';
import { cookedPlan, seenList } from './planned-list.ts';

interface FollowMealPlan extends ListOwner {
  mealPlanId: string;
  requestKey: string;
}

/** Makes the list follow what changed in a plan since it was put on it. */
export async function followMealPlan(
  args: FollowMealPlan,
): Promise<Result<PlanChanges, Problem[]>> {
  const { db, actorId, mealPlanId, requestKey } = args;
  const plan = await findOwnMealPlan({ db, userId: actorId, id: mealPlanId });
  if (plan === null) return refusal([problem('mealPlanId', 'shopping.meal-plan-not-found')]);
  return changeWithPlan({ ...args, draftOf: following({ ...args, plan, id: requestKey }) });
}

/** What `followMealPlan` would do now; none where the list is as the plan, or not for it. */
export async function findPlanChanges(
  args: Omit<FollowMealPlan, 'requestKey'>,
): Promise<PlanChanges> {
  const { db, clock, userId, actorId, mealPlanId } = args;
  const { facts } = await loadStoredList({ db, userId });
  if (!facts.some((fact) => fact.kind === 'plan' && fact.mealPlanId === mealPlanId)) {
    return noChanges;
  }
  const plan = await findOwnMealPlan({ db, userId: actorId, id: mealPlanId });
  if (plan === null) return noChanges;
  const at = clock.now().getTime();
  const id = 'asked';
  const draft = following({ ...args, plan, id })(seenList({ ...args, facts, at }));
  const operation = draft && operationOf({ id, at, draft });
  if (operation === null) return noChanges;
  return { ...changesOf({ ...args, facts, operation }), operationId: null };
}

function following(
  args: Pick<ListOwner, 'clock' | 'catalogue'> & { plan: MealPlan; id: string },
): (seen: Seen) => Draft | null {
  const { clock, catalogue, id } = args;
  const { recipesById } = catalogue;
  const plan = cookedPlan({ plan: args.plan, catalogue });
  const today = dayOfPlan({ plan: args.plan, clock });
  return (seen) => followPlan({ seen, plan, id, recipesById, today });
}

/**
 * Days of the plan that are over everywhere on earth: no dinner is past before midnight. Null before
 * it begins.
 */
function dayOfPlan({ plan, clock }: { plan: MealPlan; clock: Clock }): number | null {
  if (!isOnCalendar(plan)) return null;
  const { day } = localMoment({ now: addDays(clock.now(), -0.5), timeZone: 'UTC' });
  const passed = daysBetween(plan.beginsOn, day);
  return passed < 0 ? null : passed;
}
