import type { QueuedSwap } from '../../../plans/swaps-away.ts';
import { dayAfter } from '../edit/day-after.ts';
import type { PlanDayFragment, PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';

type Meals = PlanDayFragment['meals'];

/** The plan as the member left it on this device: with the swaps that wait for a network. */
export function planWithSwaps(args: {
  mealPlan: ShownPlanFragment;
  swaps: readonly QueuedSwap[];
}): ShownPlanFragment {
  const { mealPlan, swaps } = args;
  const own = swaps.filter(({ mealPlanId }) => mealPlanId === mealPlan.id);
  return own.reduce(
    (plan, swap) => ({ ...plan, days: plan.days.map((day) => dayWithSwap({ day, swap })) }),
    mealPlan,
  );
}

function dayWithSwap({ day, swap }: { day: PlanDayFragment; swap: QueuedSwap }): PlanDayFragment {
  const { meals, gone, come } = changed({ day, swap });
  if (gone === null) return day;
  const after = dayAfter({
    day: day.nutrition,
    removed: gone.nutrition,
    added: come?.nutrition ?? nothing,
    servingFactor: 1,
  });
  return { ...day, meals, nutrition: { ...day.nutrition, ...after }, standing: null };
}

const nothing = { netCarbsGrams: 0, proteinGrams: 0, energyKcal: 0 };

/** The meals of a day, with the dish of it that goes and the one that comes, if any does. */
function changed({ day, swap }: { day: PlanDayFragment; swap: QueuedSwap }) {
  let gone: PlanDishFragment | null = null;
  let come: PlanDishFragment | null = null;
  const meals: Meals = day.meals.map((meal) => ({
    ...meal,
    recipes: meal.recipes.flatMap((dish) => {
      const isSwapped = isIt({ day: day.index, meal: meal.meal, dish, swap });
      const isLeftover = swap.meal === 'DINNER' && isLeftoverOf({ dish, swap });
      if (!isSwapped && !isLeftover) return [dish];
      gone = dish;
      if (isLeftover && !swap.dish.isGoodAsLeftovers) return [];
      come = dishInstead({ dish, swap });
      return [come];
    }),
  }));
  return { meals, gone: gone as PlanDishFragment | null, come: come as PlanDishFragment | null };
}

function isIt(args: {
  day: number;
  meal: string;
  dish: PlanDishFragment;
  swap: QueuedSwap;
}): boolean {
  const { day, meal, dish, swap } = args;
  const isThere = day === swap.day && meal === swap.meal && dish.leftoverOfDay === null;
  return isThere && dish.recipe.id === swap.recipeId;
}

function isLeftoverOf({ dish, swap }: { dish: PlanDishFragment; swap: QueuedSwap }): boolean {
  return dish.leftoverOfDay === swap.day && dish.recipe.id === swap.recipeId;
}

/** Everybody eats as much of it as of the dish that goes; what the server alone knows is left out. */
function dishInstead(args: { dish: PlanDishFragment; swap: QueuedSwap }): PlanDishFragment {
  const { dish, swap } = args;
  const { isGoodAsLeftovers, meals: _meals, nutrition, ...recipe } = swap.dish;
  const eaten = (amount: number | null) => amount && amount * dish.servingFactor;
  const isKept = dish.leftoversOnDay !== null && isGoodAsLeftovers;
  return {
    ...dish,
    recipe: { ...dish.recipe, ...recipe, role: recipe.role as PlanDishFragment['recipe']['role'] },
    nutrition: {
      netCarbsGrams: eaten(nutrition.netCarbsGrams),
      isNetCarbsApproximate: nutrition.isNetCarbsApproximate,
      proteinGrams: eaten(nutrition.proteinGrams),
      energyKcal: eaten(nutrition.energyKcal),
    },
    cookedServings: dish.leftoverOfDay === null ? swap.cookedServings : dish.cookedServings,
    leftoversOnDay: isKept ? dish.leftoversOnDay : null,
    canBeLeftovers: isGoodAsLeftovers,
    foodsToThaw: [],
    mainIngredients: [],
    reasons: [],
    isLocked: false,
  };
}
