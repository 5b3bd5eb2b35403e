import type { Database } from '../../../db/database.ts';
import { isId } from '../../../lib/ids.ts';
import type { MealPlan, PlanCounts, PlanFilter, PlanOrder } from '../meal-plan.ts';
import { countPlans, listPlans } from './meal-plan-lists.store.ts';

const pageSize = 24;

interface MealPlanPage {
  readonly mealPlans: readonly MealPlan[];
  /** Asks for the next page; null on the last one. */
  readonly nextAfterId: string | null;
  readonly counts: () => Promise<PlanCounts>;
}

/** A member's plans: the one being followed, then in the order asked for. */
export async function listMealPlans(args: {
  db: Database;
  userId: string;
  afterId: string | null;
  filter?: PlanFilter;
  order?: PlanOrder;
  withStarted?: boolean;
}): Promise<MealPlanPage> {
  const { db, userId, afterId } = args;
  const counts = () => countPlans({ db, userId });
  if (afterId !== null && !isId(afterId)) return { mealPlans: [], nextAfterId: null, counts };
  const found = await listPlans({ ...args, limit: pageSize + 1 });
  const mealPlans = found.slice(0, pageSize);
  const hasMore = found.length > pageSize;
  return { mealPlans, nextAfterId: hasMore ? (mealPlans.at(-1)?.id ?? null) : null, counts };
}
