import type { RouterContextProvider } from 'react-router';
import { textOf } from '../../../forms/form-answers.ts';
import { execute } from '../../../graphql/api.ts';
import { FollowMealPlanDocument, type ShoppingProblemFragment } from '../operations.gen.ts';

export interface FollowAnswer {
  problems: readonly ShoppingProblemFragment[];
  /** To take it back by; null where nothing was to be done. */
  operationId: string | null;
}

/** Makes the list follow a plan that has changed; the same request twice is one change. */
export async function followPlan(args: {
  context: Readonly<RouterContextProvider>;
  form: FormData;
}): Promise<FollowAnswer> {
  const { context, form } = args;
  const input = {
    mealPlanId: textOf(form, 'meal_plan_id'),
    requestKey: textOf(form, 'request_key'),
  };
  const answer = await execute(context, FollowMealPlanDocument, { input });
  const { problems, operationId } = answer.updateShoppingListFromMealPlan;
  return { problems, operationId };
}
