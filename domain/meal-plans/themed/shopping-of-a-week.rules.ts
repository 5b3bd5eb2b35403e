import type { Food } from '../../foods/food.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { PlatedDay } from './dietitian-limits.rules.ts';
import type { PlanTheme } from './themed-plan.ts';

type Week = Readonly<{
  days: readonly PlatedDay[];
  themes: readonly PlanTheme[];
  foods: ReadonlyMap<string, Pick<Food, 'purchase'>>;
}>;

/**
 * What one shop and one fridge hold, for two who eat. Each food is a pack that has to be carried,
 * paid and used up; a household that counts its money opens fewer of them.
 */
const limits = {
  foods: { any: 62, onABudget: 56 },
  /** About a small carton. Who beats more has as many yolks left. */
  eggWhitesOfTwo: 12,
} as const;

export function shoppingProblems(week: Week): readonly string[] {
  const dishes = cookedDishes(week.days);
  const count = foodsToBuy(dishes, week.foods).size;
  const most = limits.foods[week.themes.includes('BUDGET') ? 'onABudget' : 'any'];
  const whites = Math.round(whitesOfTwo(dishes));
  return [
    ...(count > most ? [`The week buys ${count} foods, the limit is ${most}.`] : []),
    ...(whites > limits.eggWhitesOfTwo
      ? [`The week asks for ${whites} egg whites for two, the limit is ${limits.eggWhitesOfTwo}.`]
      : []),
  ];
}

/** A dish stands here as often as it is cooked. */
function cookedDishes(days: readonly PlatedDay[]): readonly CompiledRecipe[] {
  return days
    .flat()
    .filter(({ isLeftover }) => isLeftover !== true)
    .flatMap(({ recipes }) => recipes);
}

/** Lemons for their juice and their zest are one food; oil and spices are at home. */
function foodsToBuy(dishes: readonly CompiledRecipe[], foods: Week['foods']): ReadonlySet<string> {
  const counted = dishes.flatMap(({ ingredients }) =>
    ingredients.filter(({ standing }) => standing !== 'alternative'),
  );
  const bought = counted
    .map(({ foodId }) => ({ foodId, purchase: foods.get(foodId)?.purchase ?? null }))
    .filter(({ foodId, purchase }) => foodId !== 'water' && purchase?.isStaple !== true)
    .map(({ foodId, purchase }) => purchase?.whole?.foodId ?? foodId);
  return new Set(bought);
}

const gramsOfAWhite = 33;
const eaters = 2;

function whitesOfTwo(dishes: readonly CompiledRecipe[]): number {
  return dishes.reduce((sum, { ingredients, servings }) => {
    const grams = ingredients
      .filter(({ standing, foodId }) => standing === 'counted' && foodId === 'egg-white')
      .reduce((total, { eatenGrams }) => total + eatenGrams, 0);
    return sum + (grams / gramsOfAWhite / servings) * eaters;
  }, 0);
}
