import { addDays } from '../../../../lib/clock.ts';
import { locales, type Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';

/** A day of the calendar in the words of a week. */
export interface DayDate {
  /** A midnight in UTC. */
  date: Date;
  /** "Wed" */
  weekday: string;
  /** "25" */
  day: string;
  /** "Wednesday, November 25" */
  name: string;
}

/** The dates of the days of a plan that is being followed; today is one of them. */
export function dayDates(args: {
  dayCount: number;
  today: { index: number; date: Date } | null;
  locale: Locale;
}): (DayDate | null)[] {
  const { dayCount, today, locale } = args;
  return Array.from({ length: dayCount }, (_, index) =>
    today === null ? null : dayDate({ date: addDays(today.date, index - today.index), locale }),
  );
}

function dayDate({ date, locale }: { date: Date; locale: Locale }): DayDate {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[locale].languageTag, { ...options, timeZone: 'UTC' }).format(
      date,
    );
  return {
    date,
    weekday: capitalised(format({ weekday: 'short' }), locale),
    day: format({ day: 'numeric' }),
    name: capitalised(format({ weekday: 'long', day: 'numeric', month: 'long' }), locale),
  };
}

/** "November 23 to 29": put together here, since browsers write spans with other spaces than Node. */
export function datesText(args: { dates: readonly (DayDate | null)[]; locale: Locale }): string {
  const [first, last] = [args.dates[0], args.dates.at(-1)];
  if (!first || !last) return '';
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(locales[args.locale].languageTag, options);
  return m.meal_plans_dates({ first: format.format(first.date), last: format.format(last.date) });
}

/** "Mon" of "Monday", where a plan has weekdays but no dates. */
export function shortDay(heading: string): string {
  return heading.slice(0, 3);
}

function capitalised(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locales[locale].languageTag) + text.slice(1);
}
