import { hasOpenMeal as isOpen } from '../../../../domain/meal-plans/meals.rules.ts';
import type { QueuedSwap } from '../../../plans/queues.ts';
import type { KeptDish, KeptSwaps } from '../../../plans/swaps-away.ts';
import type { Selection } from '../edit/load-selection.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';
import type { Picking, PlanAddress } from '../plan-address.ts';
import { dayAfter } from '../edit/day-after.ts';
import { findDish } from '../plan/open-dialog.ts';
import { usualServingFactor } from '../plan/usual-serving-factor.ts';
import { planWithSwaps } from './plan-with-swaps.ts';
import { dishesOnDevice, figuresOnDevice, type SwapPlace } from './swap-away.ts';

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
  const place = { day, meal, recipeId };
  const dishes = dishesOnDevice({ mealPlan, kept, place });
  return {
    days: daysOnDevice({ mealPlan, kept, place, dishes }),
    recipes: dishes.map((recipe) => ({
      recipe: recipe as unknown as Selection['recipes'][number]['recipe'],
      reasons: [],
    })),
    bought: null,
    needsQuiz: false,
    isOnDevice: true,
  };
}

function daysOnDevice(args: {
  mealPlan: ShownPlanFragment;
  kept: KeptSwaps | null;
  place: SwapPlace;
  dishes: readonly KeptDish[];
}): Selection['days'] {
  const { mealPlan, place, dishes } = args;
  const { day: at, meal, recipeId } = place;
  const day = mealPlan.days.find(({ index }) => index === at);
  if (day === undefined) return [];
  const old = recipeId === null ? null : findDish({ mealPlan, place: { day: at, meal, recipeId } });
  const servingFactor = old?.servingFactor ?? usualServingFactor(mealPlan.days);
  const filled = mealPlan.days.flatMap(({ index, meals }) =>
    meals.flatMap((each) => (each.recipes.length > 0 ? [{ day: index, meal: each.meal }] : [])),
  );
  const hasOpenMeal = isOpen({ lines: [...filled, { day: at, meal }], day: at });
  return dishes.map((dish) => {
    const removed = old?.nutrition ?? null;
    const added = figuresOnDevice({ ...args, dish });
    const eaten = { day: day.nutrition, removed, added, servingFactor };
    return { recipeId: dish.id, nutrition: dayAfter(eaten), hasOpenMeal };
  });
}
