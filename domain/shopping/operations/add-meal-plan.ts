import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, type Result } from '../../../lib/result.ts';
import { cookedDays } from '../../meal-plans/reading/cooking.rules.ts';
import { findOwnMealPlan } from '../../meal-plans/reading/find-meal-plan.ts';
import type { MealPlan } from '../../meal-plans/meal-plan.ts';
import type { Catalogue } from '../list/catalogue.ts';
import { operationAdding, putOnList, type Addition } from './add-recipes.ts';

interface AddMealPlan {
  db: Database;
  catalogue: Catalogue;
  clock: Clock;
  userId: string;
  mealPlanId: string;
  /** Counted from 0; null for all of them. */
  days: readonly number[] | null;
  /** Made by whoever asks: the same request twice adds the plan once. */
  requestKey: string;
}

/** Puts what a member's plan needs on the list, every dish once however often it is eaten. */
export async function addMealPlan(args: AddMealPlan): Promise<Result<null, Problem[]>> {
  const { db, catalogue, clock, userId, mealPlanId, days, requestKey } = args;
  const plan = await findOwnMealPlan({ db, userId, id: mealPlanId });
  if (plan === null) return refusal([problem('mealPlanId', 'shopping.meal-plan-not-found')]);
  if (days !== null && !days.every((day) => plan.days[day] !== undefined)) {
    return refusal([problem('days', 'shopping.day-not-found')]);
  }
  const additions = additionsOf({ plan, catalogue, days, requestKey });
  if (additions.length === 0) return refusal([problem('days', 'shopping.recipe-required')]);
  const operation = operationAdding({ id: requestKey, at: clock.now().getTime(), additions });
  return putOnList({ db, clock, userId, operations: [operation] });
}

/** Leftovers are cooked, and bought, with the dinner they are left from. */
function additionsOf(args: {
  plan: Pick<MealPlan, 'id' | 'days'>;
  catalogue: Catalogue;
  days: readonly number[] | null;
  requestKey: string;
}): readonly Addition[] {
  const { plan, catalogue, days, requestKey } = args;
  const cooked = cookedDays({ days: plan.days, content: catalogue });
  const asked = cooked.filter(({ index }) => days === null || days.includes(index));
  return asked.flatMap(({ index: day, meals }) =>
    meals.flatMap(({ meal, recipes }) =>
      recipes.flatMap(({ recipeId, cookedServings: servings }, position) => {
        if (servings === 0) return [];
        const additionId = `${requestKey}:${day}:${meal}:${position}`;
        return [{ additionId, recipeId, servings, mealPlanId: plan.id }];
      }),
    ),
  );
}
