import { answerForms, refuse, type Outcome, type Sending } from '../../../forms/answer-forms.ts';
import { execute } from '../../../graphql/api.ts';
import { executeAsMember } from '../../../members-only/execute-as-member.ts';
import type { KeptSwaps } from '../../../plans/swaps-away.ts';
import {
  AddRecipeToMealPlanDocument,
  DishesInsteadDocument,
  ListChangesOfMealPlanDocument,
  OwnPlanToSwapDocument,
  SwapMealRecipeDocument,
  UpdateListFromMealPlanDocument,
} from '../operations.gen.ts';
import type { Route } from './+types/swaps.ts';
import { awaySwapForms } from './swap-forms.ts';

/** Enough to choose from, few enough to be kept on every device. */
const mostFavorites = 24;
/** As many as the API tells of at once. */
const mostDishes = 50;

/** What a device keeps of a member's own plan, to swap dishes without a network. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return Response.json(await findSwaps({ context, slug: params.slug ?? '' }));
}

async function findSwaps({
  context,
  slug,
}: Pick<Route.LoaderArgs, 'context'> & { slug: string }): Promise<KeptSwaps | null> {
  const found = await execute(context, OwnPlanToSwapDocument, { slug });
  const { id: mealPlanId, isOwn, canEdit, days } = found.mealPlan;
  if (!isOwn || !canEdit) return null;
  const favorites = found.favoriteRecipes.recipes.slice(0, mostFavorites);
  const planned = days.flatMap(({ meals }) =>
    meals.flatMap(({ recipes }) => recipes.map(({ recipe }) => recipe)),
  );
  const byId = new Map([...favorites, ...planned].map((dish) => [dish.id, dish]));
  const dishes = [...byId.values()].slice(0, mostDishes);
  const instead = dishes.map(({ id }) => id);
  const answer = await execute(context, DishesInsteadDocument, { mealPlanId, instead });
  if (answer.shoppingDishesInstead === null) return null;
  const favoriteIds = favorites.map(({ id }) => id);
  return { mealPlanId, dishes, favoriteIds, ...answer.shoppingDishesInstead };
}

/** Makes the swap in the plan as it is now; a list that is for the plan follows. */
const answerSwap = answerForms(awaySwapForms, {
  'swap-away': async (fields, { context, url }): Promise<Outcome<null>> => {
    const { meal_plan_id: mealPlanId, dish: recipe, recipe_id: withRecipeId } = fields;
    const { change } = await executeAsMember({
      context,
      url,
      document: SwapMealRecipeDocument,
      variables: { input: { mealPlanId, recipe, withRecipeId } },
    });
    return listFollows({ context, mealPlanId, requestKey: fields.request_key, change });
  },
  'add-away': async (fields, { context, url }): Promise<Outcome<null>> => {
    const { meal_plan_id: mealPlanId, to, recipe_id: recipeId } = fields;
    const { change } = await executeAsMember({
      context,
      url,
      document: AddRecipeToMealPlanDocument,
      variables: { input: { mealPlanId, ...to, recipeId } },
    });
    return listFollows({ context, mealPlanId, requestKey: fields.request_key, change });
  },
});

async function listFollows(
  args: Pick<Sending, 'context'> & {
    mealPlanId: string;
    requestKey: string;
    /** Of the plan. */
    change: Outcome<null>;
  },
): Promise<Outcome<null>> {
  const { context, mealPlanId, requestKey, change } = args;
  if (change.problems.length > 0) return change;
  const asked = await execute(context, ListChangesOfMealPlanDocument, { mealPlanId });
  if (asked.shoppingPlanChanges === null) return change;
  const input = { mealPlanId, requestKey };
  return (await execute(context, UpdateListFromMealPlanDocument, { input })).change;
}

export async function action(args: Route.ActionArgs) {
  const answer = await answerSwap(args);
  return answer.outcome === 'done' ? answer : refuse(answer);
}
