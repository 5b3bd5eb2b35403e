import type { Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { pathPattern, screenPath, type Screen } from '../../i18n/paths.ts';

interface Area {
  screen: Screen;
  words: () => string;
  begin: (locale: Locale) => string;
}

const areas: readonly Area[] = [
  {
    screen: 'onboarding',
    words: m.site_not_found_area_onboarding,
    begin: (locale) => screenPath('onboarding', locale, {}),
  },
  {
    screen: 'becomeMember',
    words: m.site_not_found_area_sign_up,
    begin: (locale) => screenPath('becomeMember', locale, { step: 'plan' }),
  },
  {
    screen: 'cooking',
    words: m.site_not_found_area_cooking,
    begin: (locale) => screenPath('recipes', locale),
  },
  {
    screen: 'foodNavigator',
    words: m.site_not_found_area_foods,
    begin: (locale) => screenPath('foodNavigator', locale, {}),
  },
  {
    screen: 'mealPlan',
    words: m.site_not_found_area_meal_plan,
    begin: (locale) => screenPath('allMealPlans', locale),
  },
];

/** What an address that leads nowhere belongs to, and where that begins. */
export function notFoundArea(
  pathname: string,
  locale: Locale,
): { words: () => string; begin: string } | null {
  const found = areas.find(({ screen }) => {
    const pattern = pathPattern(screen, locale);
    return pathname.startsWith(pattern.slice(0, pattern.indexOf(':')));
  });
  return found === undefined ? null : { words: found.words, begin: found.begin(locale) };
}
