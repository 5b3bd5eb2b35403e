import type { Database } from '../../../db/database.ts';
import { isId } from '../../../lib/ids.ts';
import { servingsToCook } from './cooking.rules.ts';
import { placedLines, type MealPlan, type MealPlanLine } from '../meal-plan.ts';
import { findPlan } from '../meal-plans.store.ts';
import { mapLines } from '../meals.rules.ts';

/** A line with what is cooked and bought for it: 0 for leftovers, so every dish is bought once. */
export interface CookedLine extends MealPlanLine {
  readonly cookedServings: number;
}

export type CookedMealPlan = ReturnType<typeof withCooking>;

/** A member's own plan, or null: somebody else's looks like none at all. */
export async function findOwnMealPlan(args: {
  db: Database;
  userId: string;
  id: string;
}): Promise<CookedMealPlan | null> {
  const { db, userId, id } = args;
  if (!isId(id)) return null;
  const plan = await findPlan({ db, userId, key: { id } });
  return plan && withCooking(plan);
}

/** The plan that a request made, unless it was deleted since. */
export async function findOwnMealPlanByRequest(args: {
  db: Database;
  userId: string;
  requestKey: string;
}): Promise<MealPlan | null> {
  const { db, userId, requestKey } = args;
  const plan = await findPlan({ db, userId, key: { requestKey } });
  return plan?.deletedAt === null ? plan : null;
}

const slugPattern = /^[a-z0-9-]{1,80}$/;

export async function findOwnMealPlanBySlug(args: {
  db: Database;
  userId: string;
  slug: string;
}): Promise<CookedMealPlan | null> {
  const { db, userId, slug } = args;
  if (!slugPattern.test(slug)) return null;
  const plan = await findPlan({ db, userId, key: { slug } });
  return plan && withCooking(plan);
}

export function withCooking(plan: MealPlan) {
  const lines = placedLines(plan.days);
  return {
    ...plan,
    days: mapLines({
      days: plan.days,
      change: (line, place): CookedLine => {
        const cookedServings = servingsToCook({ line: { ...line, ...place }, lines });
        return { ...line, cookedServings };
      },
    }),
  };
}
