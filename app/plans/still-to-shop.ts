import type { RouterContextProvider } from 'react-router';
import { readersMoment, timeZoneOf } from '../dates/time-zone.ts';
import { execute } from '../graphql/api.ts';
import { currentDay } from './current-day.ts';
import { MealsToShopDocument, type MealsToShopQuery } from './operations.gen.ts';
import { isCooked, isEaten, type MealOfPlan } from './what-became.ts';

type Plan = NonNullable<MealsToShopQuery['currentMealPlan']>;

interface StillToShop {
  /** From today on; null for all of a plan that is not being eaten. */
  days: number[] | null;
  withoutMeals: MealOfPlan[];
}

/** What of a plan there is still to buy for: nothing of days that are over, or that is eaten. */
export async function stillToShop(args: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  mealPlanId: string;
}): Promise<StillToShop> {
  const { context, request, mealPlanId } = args;
  const timeZone = timeZoneOf(request);
  const { currentMealPlan: plan } = await execute(context, MealsToShopDocument, { timeZone });
  if (plan?.id !== mealPlanId) return { days: null, withoutMeals: [] };
  const { day: today } = readersMoment({ request, now: new Date() });
  const now = currentDay({ mealPlan: plan, today });
  const days = now === null ? null : plan.days.slice(now).map(({ index }) => index);
  return { days, withoutMeals: finishedMeals(plan) };
}

/** Meals that are logged, or whose every dish is cooked: nothing is to be bought for them any more. */
export function finishedMeals(
  mealPlan: Pick<Plan, 'days' | 'cookedDishes' | 'eatenMeals'>,
): MealOfPlan[] {
  return mealPlan.days.flatMap(({ index: day, meals }) =>
    meals
      .filter(({ meal, recipes }) => {
        const isDone = ({ leftoverOfDay, recipe: { id: recipeId } }: (typeof recipes)[number]) =>
          leftoverOfDay !== null || isCooked({ mealPlan, place: { day, meal, recipeId } });
        const isKept = recipes.every(({ leftoverOfDay }) => leftoverOfDay !== null);
        return isEaten({ mealPlan, place: { day, meal } }) || (!isKept && recipes.every(isDone));
      })
      .map(({ meal }) => ({ day, meal })),
  );
}
