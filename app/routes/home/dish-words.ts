import type { Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { gramsText } from '../../amounts/figures.ts';
import type { PlanDay, PlanDish } from './plan-day.ts';

/** For as many as are cooked for. */
export function recipeLink({ dish, locale }: { dish: PlanDish; locale: Locale }): string {
  const { slug, servings } = dish.recipe;
  const isUsual = dish.offeredServings === servings || dish.leftoverOfDay !== null;
  if (isUsual) return screenPath('recipe', locale, { slug });
  return screenPath('recipeServings', locale, { slug, servings: dish.offeredServings });
}

export function netCarbsOf({
  nutrition,
  locale,
}: {
  nutrition: PlanDish['nutrition'] | PlanDay['nutrition'];
  locale: Locale;
}): string {
  const isApproximate = nutrition.isNetCarbsApproximate;
  return gramsText({ amount: nutrition.netCarbsGrams, isApproximate, locale });
}
