import type { Database } from '../../../db/database.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import { planToShow } from '../calendar/plan-calendar.rules.ts';
import type { MealPlan } from '../meal-plan.ts';
import { listStartedPlans } from '../meal-plans.store.ts';
import { listPlans } from './meal-plan-lists.store.ts';

/** The plan of a member's calendar to look at on a day, else their newest. */
export async function findCurrentMealPlan(args: {
  db: Database;
  userId: string;
  today: LocalDay;
}): Promise<MealPlan | null> {
  const { db, userId, today } = args;
  const shown = planToShow({ plans: await listStartedPlans({ db, userId }), today });
  if (shown !== null) return shown;
  const [newest] = await listPlans({ db, userId, afterId: null, limit: 1 });
  return newest ?? null;
}
