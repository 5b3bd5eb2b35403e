import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { RecipeId } from '../../recipes/recipe.ts';
import { findPlan } from '../meal-plans.store.ts';
import type { MealPlan } from '../meal-plan.ts';
import { readDishKey } from '../reading/dish-key.rules.ts';
import { forgetCookedDish, keepCookedDish } from './cooked-dishes.store.ts';

/** Marks a dish of an own plan as cooked, or takes that back; told twice, it is still once. */
export async function markDishCooked(args: {
  db: Database;
  clock: Clock;
  userId: string;
  /** `keto-week.2.dinner` */
  key: string;
  recipeId: RecipeId;
  isCooked: boolean;
}): Promise<Result<MealPlan, readonly Problem[]>> {
  const { db, clock, userId, key, recipeId, isCooked } = args;
  const place = readDishKey(key);
  const plan = place && (await findPlan({ db, userId, key: { slug: place.plan } }));
  if (!place?.meal || !plan) return refusal([problem('dish', 'meal-plan.recipe-gone')]);
  const { day, meal } = place;
  const dishes = plan.days[day]?.meals.find((each) => each.meal === meal)?.recipes ?? [];
  if (!dishes.some((line) => line.recipeId === recipeId)) {
    return refusal([problem('dish', 'meal-plan.recipe-gone')]);
  }
  const dish = { day, meal, recipeId };
  const owned = { db, userId, mealPlanId: plan.id, dish };
  await (isCooked ? keepCookedDish({ ...owned, cookedAt: clock.now() }) : forgetCookedDish(owned));
  return success(plan);
}
