import type { FoodId } from '../../../foods/food.ts';
import type { Dish } from '../../../recipes/recipe.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { minutesNamed, stepTexts } from '../step-words.ts';

/** Minutes in liquid or a slow oven until the connective tissue gives way. */
const leastMinutes: Readonly<Record<FoodId, number>> = {
  'beef-chuck': 75,
  'beef-shank': 120,
  oxtail: 150,
  'lamb-shoulder': 60,
  'lamb-shank': 120,
  'pork-shoulder': 60,
  'chicken-leg': 35,
  'chicken-whole': 45,
  'duck-leg': 75,
};
/** Small cubes over fire and slices in a wok are another cut of work. */
const quickDishes: readonly Dish[] = ['GRILL', 'STIR_FRY'];
const quickCuts: readonly FoodId[] = ['pork-shoulder', 'lamb-shoulder'];

export const braisingMinutes: CookingRule = {
  id: 'braising-minutes',
  level: 'error',
  source: `${editors}: chuck and shanks from 75 to 150 minutes, legs from 45, a chicken of 1.4 kg 45 to 55`,
  find({ recipe }) {
    const minutes = stepTexts(recipe).filter(isOnHeat).flatMap(minutesNamed);
    const total = minutes.reduce((sum, each) => sum + each, 0);
    return recipe.ingredients.flatMap(({ foodId, standing }, ingredient) => {
      const least = leastMinutes[foodId];
      if (least === undefined || standing !== 'counted' || total >= least) return [];
      if (quickCuts.includes(foodId) && quickDishes.includes(recipe.dish)) return [];
      const message = `${foodId} takes ${least} minutes to be tender, the steps give ${total}.`;
      return [{ message, at: { ingredient } }];
    });
  },
};

function isOnHeat(text: string): boolean {
  return !/\b(?:marinate|let it stand|leave (?:it|them)|chill|soak|rest (?:it|the|for)|fridge)\b/i.test(
    text,
  );
}
