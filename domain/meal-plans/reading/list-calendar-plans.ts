import type { Database } from '../../../db/database.ts';
import type { StartedMealPlan } from '../meal-plan.ts';
import { listStartedPlans } from '../meal-plans.store.ts';

/** The plans on a member's calendar, in the order they are eaten. */
export function listCalendarPlans(args: {
  db: Database;
  userId: string;
}): Promise<StartedMealPlan[]> {
  return listStartedPlans(args);
}
