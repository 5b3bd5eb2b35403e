import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { calendarFeeds, cookedDishes, mealPlanRecipes, mealPlans } from './meal-plans.tables.ts';

export async function listOwnMealPlans({ db, userId }: { db: Database; userId: string }) {
  const [plans, recipes, cooked, [calendar = null]] = await Promise.all([
    db.select().from(mealPlans).where(eq(mealPlans.userId, userId)),
    db.select().from(mealPlanRecipes).where(eq(mealPlanRecipes.userId, userId)),
    db.select().from(cookedDishes).where(eq(cookedDishes.userId, userId)),
    db
      .select({ createdAt: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, userId)),
  ]);
  return { plans, recipes, cooked, calendar };
}
