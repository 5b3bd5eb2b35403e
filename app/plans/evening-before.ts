import { isBegunTheEveningBefore } from '../../domain/kitchen/evening-before.rules.ts';
import type { Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { addLocalDays, type LocalDay } from '../../lib/local-time.ts';
import { dateInSentence } from '../dates/weekday-name.ts';
import type { Meal } from '../graphql/schema-types.gen.ts';

type PlannedDish = Parameters<typeof isBegunTheEveningBefore>[0] & { title: string };

interface PlanDay {
  readonly meals: readonly {
    readonly meal: Meal;
    readonly recipes: readonly {
      readonly leftoverOfDay: number | null;
      readonly recipe: {
        readonly title: string;
        readonly times: { readonly activeMinutes: number; readonly totalMinutes: number };
      };
    }[];
  }[];
}

/** Of a plan that is to begin; null of one that has begun. */
export function eveningBeforePlan({
  plan: { beginsOn, days },
  ...reading
}: {
  plan: { readonly beginsOn: LocalDay | null; readonly days: readonly PlanDay[] };
  today: LocalDay;
  locale: Locale;
}): string | null {
  const [first] = days;
  if (first === undefined || beginsOn === null || beginsOn <= reading.today) return null;
  return eveningBeforeText({ ...reading, dishes: dishesOfDay(first), date: beginsOn });
}

/** The dishes of a day as a plan has them. */
export function dishesOfDay(day: PlanDay): PlannedDish[] {
  return day.meals.flatMap(({ meal, recipes }) =>
    recipes.map(({ leftoverOfDay, recipe: { title, times } }) => {
      return { meal, leftoverOfDay, title, ...times };
    }),
  );
}

/**
 * What of a plan's first day is begun on the evening before it: "Tonight for tomorrow: Overnight oats.
 * 10 min of work, then it stands by itself." Null where nothing is.
 */
export function eveningBeforeText(args: {
  dishes: readonly PlannedDish[];
  /** Of the first day. */
  date: LocalDay;
  today: LocalDay;
  locale: Locale;
}): string | null {
  const { dishes, date, today, locale } = args;
  const begun = dishes.filter(isBegunTheEveningBefore);
  if (begun.length === 0) return null;
  if (date <= today) return begun.map(({ title }) => m.meal_plans_begin_stood({ title })).join(' ');
  const evening = addLocalDays(date, -1);
  const day = dateInSentence({ date: evening, locale });
  const sentences = begun.flatMap(({ title, activeMinutes: count }) => [
    evening === today
      ? m.meal_plans_today_evening_before({ title })
      : m.meal_plans_evening_before_on({ title, day }),
    m.meal_plans_today_evening_before_text({ count }),
  ]);
  return sentences.join(' ');
}
