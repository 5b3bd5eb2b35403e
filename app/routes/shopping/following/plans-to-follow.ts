import type { RouterContextProvider } from 'react-router';
import type { DifferenceKinds } from '../../../plans/to-buy-words.ts';
import { execute } from '../../../graphql/api.ts';
import { PlanChangesOfListDocument, type ListStateFragment } from '../operations.gen.ts';

interface Dish {
  readonly title: string;
}

/** A plan that has changed since the list was made for it. */
export interface PlanToFollow {
  readonly mealPlanId: string;
  readonly came: readonly Dish[];
  readonly left: readonly Dish[];
  readonly kinds: DifferenceKinds;
}

/** Only the server knows plans: a page that was kept shows what was so when it was kept. */
export async function loadPlansToFollow(args: {
  context: Readonly<RouterContextProvider>;
  state: Pick<ListStateFragment, 'facts'> | null;
}): Promise<readonly PlanToFollow[]> {
  const { context, state } = args;
  const ids = new Set(state?.facts.flatMap(({ plan }) => plan?.mealPlanId ?? []));
  const plans = await Promise.all([...ids].map((id) => loadPlanToFollow({ context, id })));
  return plans.filter((plan) => plan !== null);
}

async function loadPlanToFollow(args: {
  context: Readonly<RouterContextProvider>;
  id: string;
}): Promise<PlanToFollow | null> {
  const { context, id: mealPlanId } = args;
  const answer = await execute(context, PlanChangesOfListDocument, { mealPlanId });
  const changes = answer.shoppingPlanChanges;
  if (changes === null) return null;
  const { came, left } = changes;
  return {
    mealPlanId,
    came: onlyIn(came, left),
    left: onlyIn(left, came),
    kinds: changes.items.map(({ kind }) => kind),
  };
}

interface ChangedDish {
  recipe: { id: string; title: string } | null;
}

/** A dish that is cooked for others, or on another day, came and left: it is neither. */
function onlyIn(dishes: readonly ChangedDish[], others: readonly ChangedDish[]): Dish[] {
  return dishes.flatMap(({ recipe }) => {
    const isInBoth = others.some((other) => other.recipe?.id === recipe?.id);
    return recipe === null || isInBoth ? [] : [recipe];
  });
}
