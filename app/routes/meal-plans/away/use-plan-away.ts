import { useLocation, useRouteLoaderData } from 'react-router';
import { useIsOnline } from '../../../offline/use-is-online.ts';
import { useStored } from '../../../offline/use-stored.ts';
import { keptSwaps, queuedSwaps } from '../../../plans/swaps-away.ts';
import type { Selection } from '../edit/load-selection.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { readPlanAddress, type Picking, type PlanAddress } from '../plan-address.ts';
import { dishesOnDevice } from './swap-away.ts';
import { planWithSwaps } from './plan-with-swaps.ts';

interface Loaded {
  mealPlan: ShownPlanFragment;
  address: PlanAddress;
  selection: Selection | null;
}

const nobody = { me: null as { userId: string } | null };

/**
 * What a page of a plan shows: without a network its address is read here, what can be chosen is
 * what the device keeps, and the swaps that wait are in the week already.
 */
export function usePlanAway(loaded: Loaded): Loaded {
  const { me } = useRouteLoaderData<typeof nobody>('root') ?? nobody;
  const queue = useStored(queuedSwaps);
  const kept = useStored(keptSwaps);
  const isOnline = useIsOnline();
  const { search } = useLocation();
  const swaps = queue.filter(({ userId }) => userId === me?.userId);
  const mealPlan = planWithSwaps({ mealPlan: loaded.mealPlan, swaps });
  if (isOnline) return { ...loaded, mealPlan };
  const read = readPlanAddress(new URLSearchParams(search));
  const picking = mealPlan.canEdit && mealPlan.isOwn ? read.picking : null;
  const selection = picking && selectionOnDevice({ mealPlan, kept, picking });
  return { mealPlan, address: { ...read, picking }, selection };
}

/** Null for an empty meal: what fits in it only the server knows. */
function selectionOnDevice(args: {
  mealPlan: ShownPlanFragment;
  kept: Parameters<typeof dishesOnDevice>[0]['kept'];
  picking: Picking;
}): Selection | null {
  const { mealPlan, kept, picking } = args;
  const { day, meal, swappedId: recipeId } = picking;
  if (recipeId === null) return null;
  const dishes = dishesOnDevice({ mealPlan, kept, place: { day, meal, recipeId } });
  return {
    recipes: dishes.map((recipe) => ({
      recipe: recipe as unknown as Selection['recipes'][number]['recipe'],
      reasons: [],
    })),
    bought: null,
    needsQuiz: false,
    isOnDevice: true,
  };
}
