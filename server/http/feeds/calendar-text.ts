import { asCookedFor } from '../../../domain/kitchen/cooked-times.rules.ts';
import type { DescribedDish } from '../../../domain/meal-plans/reading/described-plan.ts';
import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { dateFormat } from '../../../lib/formats.ts';

interface DishText {
  dish: DescribedDish;
  /** 0 Monday to 6 Sunday: of the first day of the plan. */
  firstWeekday: number;
  locale: Locale;
  origin: string;
}

export function titleOf({ dish: { recipe }, locale }: Pick<DishText, 'dish' | 'locale'>): string {
  return recipe.texts[locales[locale].contentLanguage].title;
}

/** For whom it is cooked and how long it takes, and where it opens as the plan cooks it. */
export function dishText(args: DishText): string {
  const { dish, locale, origin } = args;
  const { slug } = dish.recipe.texts[locales[locale].contentLanguage];
  const address = screenPath('recipe', locale, { slug }, { query: { dish: dish.key } });
  const words = [titleOf(args), ...howItIsEaten(args)].join(' · ');
  return `${words}\n${origin}${address}`;
}

function howItIsEaten({ dish, firstWeekday, locale }: DishText): string[] {
  const { line, leftoversOnWeekday } = dish;
  const inLocale = { locale };
  const { leftoverOfDay } = line;
  if (leftoverOfDay !== null) {
    const day = weekdayName({ weekday: (firstWeekday + leftoverOfDay) % 7, locale });
    return [m.meal_plans_leftovers_from({ day }, inLocale)];
  }
  const eaters = m.recipes_for_eaters({ count: line.portions.length }, inLocale);
  const lunch =
    leftoversOnWeekday === null
      ? []
      : [
          m.meal_plans_plus_lunch_on(
            { day: weekdayName({ weekday: leftoversOnWeekday, locale }) },
            inLocale,
          ),
        ];
  const { times } = asCookedFor({ recipe: dish.recipe, servings: line.potServings });
  return [
    [eaters, ...lunch].join(', '),
    m.recipes_minutes_short({ count: times.totalMinutes }, inLocale),
  ];
}

/** As inside a sentence: `Monday`, `lunes`. */
function weekdayName({ weekday, locale }: { weekday: number; locale: Locale }): string {
  const format = { weekday: 'long', timeZone: 'UTC' } as const;
  // 1 January 2024 was a Monday.
  return dateFormat(locales[locale].languageTag, format).format(Date.UTC(2024, 0, 1 + weekday));
}
