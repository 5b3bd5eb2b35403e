import type { Database } from '../../../db/database.ts';
import type { MealPlan } from '../meal-plan.ts';
import { listPlans } from './meal-plan-lists.store.ts';

/** Two years of weeks. */
const mostPlans = 104;

/** A member's plans with their recipes, as many as anyone looks back over: to search in them. */
export function listNewestMealPlans(args: { db: Database; userId: string }): Promise<MealPlan[]> {
  return listPlans({ ...args, afterId: null, limit: mostPlans });
}
