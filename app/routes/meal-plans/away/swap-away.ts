import type { QueuedSwap } from '../../../plans/queues.ts';
import type { KeptDish, KeptSwaps, PotFigures } from '../../../plans/swaps-away.ts';
import { findDish } from '../plan/open-dialog.ts';
import type { PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';
import type { MealPlace } from '../meal-place.ts';

/** Of the dish that goes, or of an empty meal. */
export interface SwapPlace extends MealPlace {
  recipeId: string | null;
}

interface Place {
  mealPlan: Pick<ShownPlanFragment, 'id' | 'slug' | 'days'>;
  kept: KeptSwaps | null;
  place: SwapPlace;
}

/**
 * What a device has to put in the place of a dish: favorites first, then dishes of the week, for the
 * same meal and as heavy as the one that goes. An empty meal gets a main dish.
 */
export function dishesOnDevice({ mealPlan, kept, place }: Place): readonly KeptDish[] {
  if (kept === null || kept.mealPlanId !== mealPlan.id) return [];
  const cooked = cookedAfter({ mealPlan, kept, place });
  if (cooked === null) return [];
  const there = dishesAt({ mealPlan, place }).map(({ recipe }) => recipe.id);
  const wanted = goingDish({ mealPlan, place })?.recipe.role ?? 'MAIN';
  return kept.dishes.filter(
    ({ id, role, meals }) => role === wanted && meals.includes(place.meal) && !there.includes(id),
  );
}

/** What a serving of each of `dishesOnDevice` holds as it would be cooked. */
export function figuresOnDevice({ dish, ...args }: Place & { dish: KeptDish }) {
  return potOf({ ...args, dish })?.figures ?? dish.nutrition;
}

interface CookedPot {
  servings: number;
  figures: PotFigures | null;
}

function potOf({ dish, ...args }: Place & { dish: KeptDish }): CookedPot | null {
  const { kept } = args;
  const index = kept?.recipes.findIndex(({ recipe }) => recipe.id === dish.id) ?? -1;
  const servings = cookedAfter(args)?.instead[index];
  if (servings === undefined) return null;
  return { servings, figures: figuresOf({ kept, recipeId: dish.id, servings }) };
}

function figuresOf(args: { kept: KeptSwaps | null; recipeId: string; servings: number }) {
  const { kept, recipeId, servings } = args;
  const ofPot = (each: PotFigures) => each.recipeId === recipeId && each.servings === servings;
  return kept?.figures?.find(ofPot) ?? null;
}

/** The swap as it waits on the device; null for what the device cannot work out. */
export function swapAway(
  args: Place & { dish: KeptDish; userId: string; requestKey: string; today: number | null },
): QueuedSwap | null {
  const { mealPlan, kept, place, dish, userId, requestKey, today } = args;
  const after = cookedAfter(args);
  const pot = potOf(args);
  if (after === null || pot === null) return null;
  const { servings, figures } = pot;
  const { id: mealPlanId, slug } = mealPlan;
  const dinner = after.dinner && {
    ...after.dinner,
    figures: figuresOf({ kept, recipeId: place.recipeId ?? '', ...after.dinner }),
  };
  const coming = { recipeId: dish.id, servings, day: place.day };
  const cooked = mealPlan.days.flatMap(({ index: day, meals }) =>
    meals.flatMap(({ meal, recipes }) => {
      const isThere = day === place.day && meal === place.meal;
      const dishes = recipes.flatMap(({ recipe, leftoverOfDay, cookedServings }) => {
        if (isThere && recipe.id === place.recipeId) return [coming];
        if (leftoverOfDay !== null || cookedServings === 0) return [];
        const isDinner = day === dinner?.day && meal === 'DINNER' && recipe.id === place.recipeId;
        return [
          { recipeId: recipe.id, servings: isDinner ? dinner.servings : cookedServings, day },
        ];
      });
      return isThere && place.recipeId === null ? [...dishes, coming] : dishes;
    }),
  );
  const named = { requestKey, userId, mealPlanId, slug, today };
  return { ...named, ...place, dish, cookedServings: servings, figures, dinner, cooked };
}

/**
 * What would be cooked of each recipe that is kept, and of the dinner whose rest goes; null where
 * only the server knows. The dish may be another by now, but its place eats as much.
 */
function cookedAfter({ mealPlan, kept, place }: Place): {
  instead: readonly number[];
  dinner: { day: number; servings: number } | null;
} | null {
  const alone = kept?.cookedAlone ?? null;
  const dish = goingDish({ mealPlan, place });
  if (place.recipeId === null) {
    const isEmpty = dishesAt({ mealPlan, place }).length === 0;
    return isEmpty && alone !== null ? { instead: alone, dinner: null } : null;
  }
  if (dish === null) return null;
  const at = kept?.swaps.filter(({ day, meal }) => day === place.day && meal === place.meal) ?? [];
  const own = at.find(({ recipeId }) => recipeId === place.recipeId);
  if (dish.leftoverOfDay !== null) {
    const servings = own?.dinnerWithout ?? null;
    if (own === undefined || servings === null) return null;
    return { instead: own.cookedInstead, dinner: { day: dish.leftoverOfDay, servings } };
  }
  const ofPlace = own ?? at[0];
  const withoutLunch = dish.leftoversOnDay === null ? ofPlace?.cookedWithoutLunch : null;
  const known = withoutLunch ?? ofPlace?.cookedInstead ?? alone;
  return known && { instead: known, dinner: null };
}

function goingDish({ mealPlan, place }: Omit<Place, 'kept'>): PlanDishFragment | null {
  const { day, meal, recipeId } = place;
  return recipeId === null ? null : findDish({ mealPlan, place: { day, meal, recipeId } });
}

function dishesAt({ mealPlan, place }: Omit<Place, 'kept'>): readonly PlanDishFragment[] {
  const day = mealPlan.days.find(({ index }) => index === place.day);
  return day?.meals.find(({ meal }) => meal === place.meal)?.recipes ?? [];
}
