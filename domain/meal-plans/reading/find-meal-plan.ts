import type { Database } from '../../../db/database.ts';
import { isId } from '../../../lib/ids.ts';
import type { MealPlan } from '../meal-plan.ts';
import { findPlan } from '../meal-plans.store.ts';

/** A member's own plan, or null: somebody else's looks like none at all. */
export async function findOwnMealPlan(args: {
  db: Database;
  userId: string;
  id: string;
}): Promise<MealPlan | null> {
  const { db, userId, id } = args;
  if (!isId(id)) return null;
  return findPlan({ db, userId, key: { id } });
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
}): Promise<MealPlan | null> {
  const { db, userId, slug } = args;
  if (!slugPattern.test(slug)) return null;
  return findPlan({ db, userId, key: { slug } });
}
