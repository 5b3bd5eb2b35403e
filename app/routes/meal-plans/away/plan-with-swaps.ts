import type { QueuedSwap } from '../../../plans/queues.ts';
import type { PotFigures } from '../../../plans/swaps-away.ts';
import { dayAfter } from '../edit/day-after.ts';
import { usualServingFactor } from '../plan/usual-serving-factor.ts';
import type { PlanDayFragment, PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';

type Meals = PlanDayFragment['meals'];

/**
 * The plan as the member left it on this device: with the swaps that wait for a network. A page that
 * asked for less of its plan has as much of it afterwards.
 */
export function planWithSwaps<Plan extends { readonly id: string }>(args: {
  mealPlan: Plan;
  swaps: readonly QueuedSwap[];
}): Plan {
  const { mealPlan, swaps } = args;
  const own = swaps.filter(({ mealPlanId }) => mealPlanId === mealPlan.id);
  return own.reduce(withSwap, mealPlan as unknown as ShownPlanFragment) as unknown as Plan;
}

function withSwap(plan: ShownPlanFragment, swap: QueuedSwap): ShownPlanFragment {
  const days = plan.days.map((day) =>
    swap.recipeId === null
      ? dayWithMeal({ day, swap, like: usualDish(plan.days) })
      : dayWithSwap({ day, swap }),
  );
  return { ...plan, days };
}

function dayWithSwap({ day, swap }: { day: PlanDayFragment; swap: QueuedSwap }): PlanDayFragment {
  const { meals, gone, come } = changed({ day, swap });
  if (gone === null) return { ...day, meals };
  return withFigures({ day: { ...day, meals }, gone, come });
}

/** The dish that comes is eaten as most of the week is. */
function dayWithMeal(args: {
  day: PlanDayFragment;
  swap: QueuedSwap;
  like: PlanDishFragment | null;
}): PlanDayFragment {
  const { day, swap, like } = args;
  if (day.index !== swap.day || like === null) return day;
  const own = { ...like, leftoverOfDay: null, leftoversOnDay: null };
  const come = dishInstead({ dish: own, swap });
  const at = day.meals.find(({ meal }) => meal === swap.meal);
  if (at?.recipes.some(({ recipe }) => recipe.id === swap.dish.id)) return day;
  const meals = at
    ? day.meals.map((meal) => (meal === at ? { ...at, recipes: [...at.recipes, come] } : meal))
    : [...day.meals, { meal: swap.meal, note: null, recipes: [come] }];
  return withFigures({ day: { ...day, meals }, gone: null, come });
}

function usualDish(days: ShownPlanFragment['days']): PlanDishFragment | null {
  const factor = usualServingFactor(days);
  const dishes = days.flatMap(({ meals }) => meals.flatMap(({ recipes }) => recipes));
  const isUsual = (dish: PlanDishFragment) =>
    dish.servingFactor === factor && dish.leftoverOfDay === null && dish.leftoversOnDay === null;
  return dishes.find(isUsual) ?? dishes[0] ?? null;
}

function withFigures(args: {
  day: PlanDayFragment;
  gone: PlanDishFragment | null;
  come: PlanDishFragment | null;
}): PlanDayFragment {
  const { day, gone, come } = args;
  const after = dayAfter({
    day: day.nutrition,
    removed: gone?.nutrition ?? null,
    added: come?.nutrition ?? nothing,
    servingFactor: 1,
  });
  return { ...day, nutrition: { ...day.nutrition, ...after }, standing: null };
}

const nothing = { netCarbsGrams: 0, proteinGrams: 0, energyKcal: 0 };

/** The meals of a day after a swap, with the dish that left and the dish that came; null for none. */
function changed({ day, swap }: { day: PlanDayFragment; swap: QueuedSwap }) {
  let gone: PlanDishFragment | null = null;
  let come: PlanDishFragment | null = null;
  const meals: Meals = day.meals.map((meal) => ({
    ...meal,
    recipes: meal.recipes.flatMap((dish) => {
      const isSwapped = isIt({ day: day.index, meal: meal.meal, dish, swap });
      const isLeftover = swap.meal === 'DINNER' && isLeftoverOf({ dish, swap });
      if (isDinnerOf({ day: day.index, meal: meal.meal, dish, swap })) {
        gone = dish;
        come = dinnerForFewer({ dish, swap });
        return [come];
      }
      if (!isSwapped && !isLeftover) return [dish];
      gone = dish;
      if (isLeftover && !swap.dish.isGoodAsLeftovers) return [];
      come = dishInstead({ dish: isSwapped ? { ...dish, leftoverOfDay: null } : dish, swap });
      return [come];
    }),
  }));
  return { meals, gone: gone as PlanDishFragment | null, come: come as PlanDishFragment | null };
}

interface PlacedDish {
  day: number;
  meal: string;
  dish: PlanDishFragment;
  swap: QueuedSwap;
}

function isIt({ day, meal, dish, swap }: PlacedDish): boolean {
  return day === swap.day && meal === swap.meal && dish.recipe.id === swap.recipeId;
}

/** The dinner whose rest goes: it is cooked for fewer. */
function isDinnerOf({ day, meal, dish, swap }: PlacedDish): boolean {
  return day === swap.dinner?.day && meal === 'DINNER' && dish.recipe.id === swap.recipeId;
}

function isLeftoverOf({ dish, swap }: { dish: PlanDishFragment; swap: QueuedSwap }): boolean {
  return dish.leftoverOfDay === swap.day && dish.recipe.id === swap.recipeId;
}

/** A smaller pot may hold a little more or less of something in each serving. */
function dinnerForFewer(args: { dish: PlanDishFragment; swap: QueuedSwap }): PlanDishFragment {
  const { dish, swap } = args;
  const { servings = 0, figures = null } = swap.dinner ?? {};
  const nutrition = figures && eatenOf({ figures, dish });
  return {
    ...dish,
    nutrition: { ...dish.nutrition, ...nutrition },
    cookedServings: servings,
    leftoversOnDay: null,
  };
}

function eatenOf(args: {
  figures: Pick<PotFigures, 'netCarbsGrams' | 'proteinGrams' | 'energyKcal'>;
  dish: PlanDishFragment;
}) {
  const { figures, dish } = args;
  const eaten = (amount: number | null) => amount && amount * dish.servingFactor;
  return {
    netCarbsGrams: eaten(figures.netCarbsGrams),
    proteinGrams: eaten(figures.proteinGrams),
    energyKcal: eaten(figures.energyKcal),
  };
}

/** Everybody eats as much of it as of the dish that goes; what the server alone knows is left out. */
function dishInstead(args: { dish: PlanDishFragment; swap: QueuedSwap }): PlanDishFragment {
  const { dish, swap } = args;
  const { isGoodAsLeftovers, meals: _meals, nutrition, ...recipe } = swap.dish;
  const isKept = dish.leftoversOnDay !== null && isGoodAsLeftovers;
  return {
    ...dish,
    recipe: { ...dish.recipe, ...recipe, role: recipe.role as PlanDishFragment['recipe']['role'] },
    nutrition: {
      isNetCarbsApproximate: nutrition.isNetCarbsApproximate,
      ...eatenOf({ figures: swap.figures ?? nutrition, dish }),
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
