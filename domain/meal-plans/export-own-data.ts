import type { Database } from '../../db/database.ts';
import { withoutOwner } from '../identity/viewer/without-owner.ts';
import { listOwnMealPlans } from './own-data.store.ts';

/** The meal plans of a member, for their download. */
export async function exportOwnMealPlans(owner: { db: Database; userId: string }) {
  const { plans, recipes, cooked, calendar } = await listOwnMealPlans(owner);
  return {
    plans: plans.map(withoutOwner),
    recipes: recipes.map(withoutOwner),
    cooked: cooked.map(withoutOwner),
    calendarOpenSince: calendar?.createdAt ?? null,
  };
}
