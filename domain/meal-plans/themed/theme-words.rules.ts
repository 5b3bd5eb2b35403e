import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { PlanTheme } from './themed-plan.ts';

/** What a theme is called; without a locale, in the language of the page. */
export const themeWords: Readonly<
  Record<PlanTheme, (values?: Record<string, never>, options?: { locale: Locale }) => string>
> = {
  BEGINNER: m.meal_plans_theme_beginner,
  QUICK: m.meal_plans_theme_quick,
  BUDGET: m.meal_plans_theme_budget,
  FAMILY: m.meal_plans_theme_family,
  HIGH_PROTEIN: m.meal_plans_theme_high_protein,
  BATCH_COOKING: m.meal_plans_theme_batch_cooking,
  FEW_INGREDIENTS: m.meal_plans_theme_few_ingredients,
  TWO_MEALS: m.meal_plans_theme_two_meals,
  VEGETARIAN: m.meal_plans_theme_vegetarian,
  VEGAN: m.meal_plans_theme_vegan,
  FISH: m.meal_plans_theme_fish,
  DAIRY_FREE: m.meal_plans_theme_dairy_free,
  EGG_FREE: m.meal_plans_theme_egg_free,
  NUT_FREE: m.meal_plans_theme_nut_free,
  WORLD: m.meal_plans_theme_world,
  SEASON: m.meal_plans_theme_season,
};

/** In the order they are shown. */
export const themes = Object.keys(themeWords) as PlanTheme[];
