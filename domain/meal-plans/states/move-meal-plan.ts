import type { Database } from '../../../db/database.ts';
import { addDays, type Clock } from '../../../lib/clock.ts';
import { isId } from '../../../lib/ids.ts';
import { localMoment, type LocalDay, type LocalMoment } from '../../../lib/local-time.ts';
import type { MealPlan } from '../meal-plan.ts';
import { listDeletedPlans } from '../reading/meal-plan-lists.store.ts';
import { movePlan } from '../editing/plan-changes.store.ts';
import { trashDays, type PlanTransition } from './plan-state.rules.ts';

interface OfMember {
  db: Database;
  clock: Clock;
  userId: string;
}

interface MoveMealPlan extends OfMember {
  mealPlanId: string;
  transition: PlanTransition;
  /** Where the member is; without it their day is Greenwich's. */
  timeZone?: string | null;
  /** The day that a started plan begins on; left out, after what is on the calendar. */
  beginsOn?: LocalDay | null;
}

/** Null where the plan is not the member's own, or nothing of the kind can happen to it. */
export async function moveMealPlan(args: MoveMealPlan): Promise<MealPlan | null> {
  const { db, clock, userId, mealPlanId: planId, transition } = args;
  const { timeZone = null, beginsOn = null } = args;
  if (!isId(planId)) return null;
  const moment = membersMoment({ clock, timeZone });
  return movePlan({ db, userId, planId, transition, now: clock.now(), moment, beginsOn });
}

/** A new plan is followed at once where no other is; null where another one is, or waits. */
export async function startIfFree(
  args: OfMember & { mealPlanId: string; moment: LocalMoment },
): Promise<MealPlan | null> {
  const { db, clock, userId, mealPlanId: planId, moment } = args;
  const start = { transition: 'start', beginsOn: null, isOnlyIfFree: true } as const;
  return movePlan({ db, userId, planId, now: clock.now(), moment, ...start });
}

/** What the member's clock shows. */
export function membersMoment(args: { clock: Clock; timeZone: string | null }): LocalMoment {
  return localMoment({ now: args.clock.now(), timeZone: args.timeZone ?? 'UTC' });
}

/** What can still be restored, the latest first. */
export function listTrash({ db, clock, userId }: OfMember): Promise<MealPlan[]> {
  return listDeletedPlans({ db, userId, since: addDays(clock.now(), -trashDays) });
}
