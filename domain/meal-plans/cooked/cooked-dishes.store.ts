import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Database } from '../../../db/database.ts';
import { cookedDishes } from '../meal-plans.tables.ts';
import type { DishPlace } from '../meals.rules.ts';

interface OfPlan {
  db: Database;
  userId: string;
  mealPlanId: string;
}

export async function listCookedDishes({ db, userId, mealPlanId }: OfPlan): Promise<DishPlace[]> {
  return dishesCooked(db).execute({ userId, mealPlanId });
}

const dishesCooked = builtOnce((db) => {
  const { userId, mealPlanId, day, meal, recipeId } = cookedDishes;
  return db
    .select({ day, meal, recipeId })
    .from(cookedDishes)
    .where(
      and(eq(userId, sql.placeholder('userId')), eq(mealPlanId, sql.placeholder('mealPlanId'))),
    )
    .prepare('');
});

/** When dishes of any plan were marked as cooked, from a time on. */
export async function listCookedTimes({
  db,
  userId,
  since,
}: {
  db: Database;
  userId: string;
  since: Date;
}): Promise<Date[]> {
  const { cookedAt } = cookedDishes;
  const rows = await db
    .selectDistinct({ cookedAt })
    .from(cookedDishes)
    .where(and(eq(cookedDishes.userId, userId), gte(cookedAt, since)))
    .orderBy(asc(cookedAt));
  return rows.map((row) => row.cookedAt);
}

/** Once, however often it is told. */
export async function keepCookedDish(
  args: OfPlan & { dish: DishPlace; cookedAt: Date },
): Promise<void> {
  const { db, userId, mealPlanId, dish, cookedAt } = args;
  await db
    .insert(cookedDishes)
    .values({ userId, mealPlanId, ...dish, cookedAt })
    .onConflictDoNothing();
}

export async function forgetCookedDish(args: OfPlan & { dish: DishPlace }): Promise<void> {
  const { db, userId, mealPlanId, dish } = args;
  await db
    .delete(cookedDishes)
    .where(
      and(
        eq(cookedDishes.userId, userId),
        eq(cookedDishes.mealPlanId, mealPlanId),
        eq(cookedDishes.day, dish.day),
        eq(cookedDishes.meal, dish.meal),
        eq(cookedDishes.recipeId, dish.recipeId),
      ),
    );
}
