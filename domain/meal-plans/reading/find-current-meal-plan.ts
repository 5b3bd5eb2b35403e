import type { Database } from '../../../db/database.ts';
import type { MealPlan } from '../meal-plan.ts';
import { listPlans } from './meal-plan-lists.store.ts';

/** The plan a member follows, else their newest. */
export async function findCurrentMealPlan(args: {
  db: Database;
  userId: string;
}): Promise<MealPlan | null> {
  const [plan] = await listPlans({ ...args, afterId: null, limit: 1 });
  return plan ?? null;
}
