import type { KeptDish, KeptSwaps, QueuedSwap } from '../../../plans/swaps-away.ts';
import { findDish } from '../plan/open-dialog.ts';
import type { PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';
import type { DishPlace } from '../meal-place.ts';

interface Place {
  mealPlan: Pick<ShownPlanFragment, 'id' | 'slug' | 'days'>;
  kept: KeptSwaps | null;
  /** Of the dish that goes. */
  place: DishPlace;
}

/**
 * What a device has to put in the place of a dish: favorites first, then dishes of the week, for the
 * same meal and as heavy as the one that goes. What is eaten as leftovers is swapped with its dinner.
 */
export function dishesOnDevice({ mealPlan, kept, place }: Place): readonly KeptDish[] {
  const old = findDish({ mealPlan, place });
  if (kept === null || kept.mealPlanId !== mealPlan.id || old === null) return [];
  if (old.leftoverOfDay !== null || cookedInstead({ mealPlan, kept, place }) === null) return [];
  const there = dishesAt({ mealPlan, place }).map(({ recipe }) => recipe.id);
  return kept.dishes.filter(
    ({ id, role, meals }) =>
      role === old.recipe.role && meals.includes(place.meal) && !there.includes(id),
  );
}

/** The swap as it waits on the device; null for what the device cannot work out. */
export function swapAway(
  args: Place & { dish: KeptDish; userId: string; requestKey: string; today: number | null },
): QueuedSwap | null {
  const { mealPlan, kept, place, dish, userId, requestKey, today } = args;
  const index = kept?.recipes.findIndex(({ recipe }) => recipe.id === dish.id) ?? -1;
  const servings = cookedInstead(args)?.[index];
  if (servings === undefined) return null;
  const { id: mealPlanId, slug } = mealPlan;
  const cooked = mealPlan.days.flatMap(({ index: day, meals }) =>
    meals.flatMap(({ meal, recipes }) =>
      recipes.flatMap((each) => {
        if (each.leftoverOfDay !== null || each.cookedServings === 0) return [];
        const goes = day === place.day && meal === place.meal && each.recipe.id === place.recipeId;
        return goes
          ? [{ recipeId: dish.id, servings, day }]
          : [{ recipeId: each.recipe.id, servings: each.cookedServings, day }];
      }),
    ),
  );
  const named = { requestKey, userId, mealPlanId, slug, today };
  return { ...named, ...place, dish, cookedServings: servings, cooked };
}

/** Of each recipe that is kept; the dish may be another by now, but its place eats as much. */
function cookedInstead({ kept, place }: Place): readonly number[] | null {
  const at = kept?.swaps.filter(({ day, meal }) => day === place.day && meal === place.meal) ?? [];
  const own = at.find(({ recipeId }) => recipeId === place.recipeId) ?? at[0];
  return own?.cookedInstead ?? null;
}

function dishesAt({ mealPlan, place }: Omit<Place, 'kept'>): readonly PlanDishFragment[] {
  const day = mealPlan.days.find(({ index }) => index === place.day);
  return day?.meals.find(({ meal }) => meal === place.meal)?.recipes ?? [];
}
