import type { KeptSwaps, QueuedSwap } from '../../../plans/swaps-away.ts';
import type { Selection } from '../edit/load-selection.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';
import type { Picking, PlanAddress } from '../plan-address.ts';
import { planWithSwaps } from './plan-with-swaps.ts';
import { dishesOnDevice } from './swap-away.ts';

export interface ShownPlan {
  mealPlan: ShownPlanFragment;
  address: PlanAddress;
  selection: Selection | null;
}

interface OnDevice {
  isOnline: boolean;
  /** That wait for a network. */
  swaps: readonly QueuedSwap[];
  kept: KeptSwaps | null;
}

/** The week with the swaps that wait; without a network what can be chosen is what the device keeps. */
export function planOnDevice(loaded: ShownPlan, { isOnline, swaps, kept }: OnDevice): ShownPlan {
  const mealPlan = planWithSwaps({ mealPlan: loaded.mealPlan, swaps });
  if (isOnline) return { ...loaded, mealPlan };
  const { picking } = loaded.address;
  const selection = picking && selectionOnDevice({ mealPlan, kept, picking });
  return { ...loaded, mealPlan, selection };
}

function selectionOnDevice(args: {
  mealPlan: ShownPlanFragment;
  kept: KeptSwaps | null;
  picking: Picking;
}): Selection {
  const { mealPlan, kept, picking } = args;
  const { day, meal, swappedId: recipeId } = picking;
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
