import type { Locale } from '../../../../i18n/locales.ts';
import { screenPath } from '../../../../i18n/paths.ts';
import type { PlanDishFragment } from '../operations.gen.ts';

interface DishLink {
  dish: Pick<PlanDishFragment, 'key' | 'recipe'>;
  locale: Locale;
}

/** The recipe with the amounts that the plan cooks. */
export function dishPath({ dish, locale }: DishLink): string {
  return screenPath('recipe', locale, { slug: dish.recipe.slug }, { query: { dish: dish.key } });
}

/** Its steps at the stove, with the same amounts. */
export function cookPath({ dish, locale }: DishLink): string {
  return screenPath('cooking', locale, { slug: dish.recipe.slug }, { query: { dish: dish.key } });
}
