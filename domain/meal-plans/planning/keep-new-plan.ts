import type { Database } from '../../../db/database.ts';
import type { MealPlan } from '../meal-plan.ts';
import { findPlan, insertMealPlan } from '../meal-plans.store.ts';

/** Keeps a new plan, or finds the one that the same request has made already. */
export async function keepNewPlan(args: {
  db: Database;
  userId: string;
  plan: MealPlan;
  requestKey: string;
}): Promise<MealPlan> {
  const { db, userId, plan, requestKey } = args;
  if (await insertMealPlan(args)) return plan;
  // The same request came twice at once, and the other one was quicker.
  const made = await findPlan({ db, userId, key: { requestKey } });
  if (made === null) throw new Error('A meal plan was refused although its request made none');
  return made;
}
