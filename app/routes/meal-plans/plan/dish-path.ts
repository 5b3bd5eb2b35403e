import type { Locale } from '../../../../i18n/locales.ts';
import { screenPath } from '../../../../i18n/paths.ts';
import type { PlanDishFragment } from '../operations.gen.ts';

/** The recipe for as many servings as it offers closest to what the plan cooks. */
export function dishPath(args: { dish: PlanDishFragment; locale: Locale }): string {
  const { dish, locale } = args;
  const { slug, servings: usual } = dish.recipe;
  const servings = dish.offeredServings;
  if (dish.cookedServings === 0 || servings === usual)
    return screenPath('recipe', locale, { slug });
  return screenPath('recipeServings', locale, { slug, servings });
}

/** Its steps at the stove, for as many servings as the plan cooks. */
export function cookPath(args: { dish: PlanDishFragment; locale: Locale }): string {
  const { dish, locale } = args;
  const { slug, servings: usual } = dish.recipe;
  const servings = dish.offeredServings;
  if (dish.cookedServings === 0 || servings === usual)
    return screenPath('cooking', locale, { slug });
  return screenPath('cooking', locale, { slug, servings });
}
