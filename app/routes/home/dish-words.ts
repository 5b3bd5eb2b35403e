import type { Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { gramsText } from '../../amounts/figures.ts';
import type { PlanDish } from './plan-day.ts';

/** With the amounts that the plan cooks. */
export function recipeLink({ dish, locale }: { dish: PlanDish; locale: Locale }): string {
  return screenPath('recipe', locale, { slug: dish.recipe.slug }, { query: { dish: dish.key } });
}

export function netCarbsOf({
  nutrition,
  locale,
}: {
  nutrition: PlanDish['nutrition'];
  locale: Locale;
}): string {
  const isApproximate = nutrition.isNetCarbsApproximate;
  return gramsText({ amount: nutrition.netCarbsGrams, isApproximate, locale });
}
