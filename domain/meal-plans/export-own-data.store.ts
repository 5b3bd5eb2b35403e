import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { withoutOwner } from '../identity/viewer/without-owner.ts';
import { mealPlanRecipes, mealPlans } from './meal-plans.tables.ts';

/** The meal plans of a member, for their download. */
export async function exportOwnMealPlans({ db, userId }: { db: Database; userId: string }) {
  const [plans, recipes] = await Promise.all([
    db.select().from(mealPlans).where(eq(mealPlans.userId, userId)),
    db.select().from(mealPlanRecipes).where(eq(mealPlanRecipes.userId, userId)),
  ]);
  return {
    plans: plans.map(withoutOwner),
    recipes: recipes.map(withoutOwner),
  };
}
