import { dishMinutes } from '../../../domain/kitchen/dish-minutes.rules.ts';
import { asCookedFor } from '../../../domain/kitchen/cooked-times.rules.ts';
import { keptText } from '../../../domain/kitchen/servings-in-parts.rules.ts';
import { isBegunTheEveningBefore } from '../../../domain/kitchen/evening-before.rules.ts';
import type { DescribedDish } from '../../../domain/meal-plans/reading/described-plan.ts';
import type { Meal } from '../../../domain/recipes/recipe.ts';
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
  const words = [titleOf(args), ...howItIsEaten(args)].join(' · ');
  return `${words}\n${addressOf(args)}`;
}

function addressOf({ dish, locale, origin }: Omit<DishText, 'firstWeekday'>): string {
  const { slug } = dish.recipe.texts[locales[locale].contentLanguage];
  return `${origin}${screenPath('recipe', locale, { slug }, { query: { dish: dish.key } })}`;
}

function howItIsEaten({ dish, firstWeekday, locale }: DishText): string[] {
  const { line, leftoversOnWeekday } = dish;
  const inLocale = { locale };
  const { leftoverOfDay } = line;
  if (leftoverOfDay !== null) {
    const day = weekdayName({ weekday: (firstWeekday + leftoverOfDay) % 7, locale });
    return [m.meal_plans_leftovers_from({ day }, inLocale)];
  }
  const parts = [
    m.recipes_for_eaters({ count: line.portions.length }, inLocale),
    leftoversOnWeekday === null
      ? null
      : m.meal_plans_plus_lunch_on(
          { day: weekdayName({ weekday: leftoversOnWeekday, locale }) },
          inLocale,
        ),
    keptText(line.keptServings, inLocale),
  ];
  const { times } = asCookedFor({ recipe: dish.recipe, servings: line.potServings });
  return [parts.filter((part) => part !== null).join(', '), dishMinutes(times, inLocale)];
}

/** What of a day is begun on the evening before it, since it stands for hours. */
export function begunTheEveningBefore(
  meals: readonly { meal: Meal; dishes: readonly DescribedDish[] }[],
): readonly DescribedDish[] {
  return meals.flatMap(({ meal, dishes }) =>
    dishes.filter(({ recipe, line }) => {
      const { times } = asCookedFor({ recipe, servings: line.potServings });
      return isBegunTheEveningBefore({ meal, leftoverOfDay: line.leftoverOfDay, ...times });
    }),
  );
}

/** "Tonight for tomorrow: Overnight oats." */
export function eveningTitle({ dish, locale }: Pick<DishText, 'dish' | 'locale'>): string {
  return m.meal_plans_today_evening_before({ title: titleOf({ dish, locale }) }, { locale });
}

/** How much of it is work, and where the dish opens. */
export function eveningText(args: Omit<DishText, 'firstWeekday'>): string {
  const { dish, locale } = args;
  const { times } = asCookedFor({ recipe: dish.recipe, servings: dish.line.potServings });
  const work = { count: times.activeMinutes };
  return `${m.meal_plans_today_evening_before_text(work, { locale })}\n${addressOf(args)}`;
}

/** As inside a sentence: `Monday`, `lunes`. */
function weekdayName({ weekday, locale }: { weekday: number; locale: Locale }): string {
  const format = { weekday: 'long', timeZone: 'UTC' } as const;
  // 1 January 2024 was a Monday.
  return dateFormat(locales[locale].languageTag, format).format(Date.UTC(2024, 0, 1 + weekday));
}
