import type { RouterContextProvider } from 'react-router';
import { execute } from '../../../graphql/api.ts';
import {
  AddRecipeToMealDocument,
  type AddRecipeToMealMutationVariables,
  type PlanChoiceFragment,
} from '../operations.gen.ts';

/** In the address while a plan is chosen: empty for the usual one, else its id or `choose`. */
export const planParameter = 'plan';
export const choosePlan = 'choose';
export const planIntent = 'plan';

export interface PlanAnswer {
  intent: typeof planIntent;
  problems: readonly { message: string }[];
  planSlug: string | null;
}

type Meal = AddRecipeToMealMutationVariables['input']['meal'];

export async function addToPlan(args: {
  context: Readonly<RouterContextProvider>;
  form: FormData;
}): Promise<PlanAnswer> {
  const { context, form } = args;
  const day = String(form.get('day'));
  const input = {
    mealPlanId: String(form.get('meal_plan_id')),
    recipeId: String(form.get('recipe_id')),
    day: /^\d{1,3}$/.test(day) ? Number(day) : -1,
    meal: form.get('meal') as Meal,
  };
  const { addRecipeToMeal } = await execute(context, AddRecipeToMealDocument, { input });
  const { problems, mealPlan } = addRecipeToMeal;
  const isAdded = problems.length === 0;
  return { intent: planIntent, problems, planSlug: isAdded && mealPlan ? mealPlan.slug : null };
}

/** The plan the address names; when it names none, the one being followed or the only one. */
export function chosenPlan(args: {
  plans: readonly PlanChoiceFragment[];
  choice: string;
}): PlanChoiceFragment | null {
  const { plans, choice } = args;
  if (choice !== '') return plans.find(({ id }) => id === choice) ?? null;
  const usual = plans.length === 1 ? plans[0] : plans.find(({ isStarted }) => isStarted);
  return usual ?? null;
}
