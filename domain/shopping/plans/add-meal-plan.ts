import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, type Result } from '../../../lib/result.ts';
import type { MealPlan } from '../../meal-plans/meal-plan.ts';
import { isSamePlace, type MealPlace } from '../../meal-plans/meals.rules.ts';
import { findOwnMealPlan } from '../../meal-plans/reading/find-meal-plan.ts';
import type { RecipeId } from '../../recipes/recipe.ts';
import type { CookedDish } from '../operations/list-operation.ts';
import { changeWithPlan, type ListOwner, type PlanChanges } from './change-with-plan.ts';
import { addPlanDays, addPlanDish } from './follow-plan.rules.ts';
import { cookedPlan } from './planned-list.ts';

interface AddMealPlan extends ListOwner {
  mealPlanId: string;
  /** Counted from 0; null for all of them. */
  days: readonly number[] | null;
  /** Eaten or cooked: nothing is bought for them while there is something else to buy for. */
  withoutMeals?: readonly MealPlace[];
  /** Made by whoever asks: the same request twice adds the plan once. */
  requestKey: string;
}

/** Puts what a member's plan needs on the list, every dish once however often it is eaten. */
export async function addMealPlan(args: AddMealPlan): Promise<Result<PlanChanges, Problem[]>> {
  const { db, actorId, catalogue, mealPlanId, days, withoutMeals = [], requestKey } = args;
  const found = await findOwnMealPlan({ db, userId: actorId, id: mealPlanId });
  if (found === null) return refusal([problem('mealPlanId', 'shopping.meal-plan-not-found')]);
  if (days !== null && !days.every((day) => isDayOf({ plan: found, day }))) {
    return refusal([problem('days', 'shopping.day-not-found')]);
  }
  const plan = cookedPlan({ plan: found, catalogue });
  if (!plan.dishes.some(({ day }) => days === null || days.includes(day))) {
    return refusal([problem('days', 'shopping.recipe-required')]);
  }
  const isDone = doneIn({ plan: found, meals: withoutMeals });
  const draftOf = (seen: Parameters<typeof addPlanDays>[0]['seen']) =>
    addPlanDays({ seen, plan, days, isDone, id: requestKey });
  return changeWithPlan({ ...args, draftOf });
}

/** Puts one dish of a member's plan on the list, so that it is not there twice once its week is. */
export async function addMealPlanDish(
  args: ListOwner & {
    plan: MealPlan;
    /** On which it is cooked. */
    day: number;
    recipeId: RecipeId;
    requestKey: string;
  },
): Promise<Result<PlanChanges, Problem[]>> {
  const { catalogue, day, recipeId, requestKey: id } = args;
  const plan = cookedPlan({ plan: args.plan, catalogue });
  const dish = { day, recipeId };
  return changeWithPlan({ ...args, draftOf: (seen) => addPlanDish({ seen, plan, dish, id }) });
}

/** A dish is done when no other meal of its day needs it. */
function doneIn(args: {
  plan: MealPlan;
  meals: readonly MealPlace[];
}): (dish: CookedDish) => boolean {
  const { plan, meals } = args;
  return ({ day, recipeId }) => {
    const planned = plan.days.find(({ index }) => index === day)?.meals ?? [];
    const wanting = planned.filter(({ recipes }) => {
      return recipes.some((line) => line.recipeId === recipeId);
    });
    return wanting.every(({ meal }) => meals.some((done) => isSamePlace(done, { day, meal })));
  };
}

function isDayOf({ plan, day }: { plan: MealPlan; day: number }): boolean {
  return plan.days.some(({ index }) => index === day);
}
