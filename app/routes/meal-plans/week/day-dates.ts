import { dateOfDay } from '../../../../domain/meal-plans/calendar/plan-calendar.rules.ts';
import type { LocalDay } from '../../../../lib/local-time.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { dateWords } from '../../../dates/date-words.ts';
import { dateInSentence, longDateHeading } from '../../../dates/weekday-name.ts';
import { withCapital } from '../../../../lib/with-capital.ts';

/** A day of the calendar in the words of a week. */
export interface DayDate {
  date: LocalDay;
  /** "Wed": "Mié" */
  shortHeading: string;
  /** "25" */
  day: string;
  /** "Wednesday", as inside a sentence: "miércoles" */
  weekday: string;
  /** "November" */
  month: string;
  /** "November 25" */
  dayAndMonth: string;
  /** "Wednesday, November 25": "Miércoles, 25 de noviembre" */
  heading: string;
  /** As inside a sentence: "miércoles 25 de noviembre" */
  name: string;
}

/** The dates of a plan's days, which begin on one; null for a plan that nobody will begin. */
export function dayDates(args: {
  dayCount: number;
  beginsOn: LocalDay | null;
  locale: Locale;
}): (DayDate | null)[] {
  const { dayCount, beginsOn, locale } = args;
  return Array.from({ length: dayCount }, (_, day) =>
    beginsOn === null ? null : dayDate({ date: dateOfDay({ plan: { beginsOn }, day }), locale }),
  );
}

export function dayDate({ date, locale }: { date: LocalDay; locale: Locale }): DayDate {
  const said = { date, locale };
  return {
    date,
    shortHeading: withCapital(dateWords({ ...said, weekday: 'short' })),
    weekday: dateWords({ ...said, weekday: 'long' }),
    day: dateWords({ ...said, day: 'numeric' }),
    month: dateWords({ ...said, month: 'long' }),
    dayAndMonth: dateWords({ ...said, day: 'numeric', month: 'long' }),
    heading: longDateHeading({ date, locale }),
    name: dateInSentence({ date, locale }),
  };
}

/** "November 23 to 29": put together here, since browsers write spans with other spaces than Node. */
export function datesText(args: { dates: readonly (DayDate | null)[]; locale: Locale }): string {
  const [first, last] = [args.dates[0], args.dates.at(-1)];
  if (!first || !last) return '';
  if (first.month !== last.month) {
    return m.meal_plans_dates({ first: first.dayAndMonth, last: last.dayAndMonth });
  }
  return m.meal_plans_dates_of_month({ first: first.day, last: last.day, month: first.month });
}

/** "Mon" of "Monday", where a plan has weekdays but no dates. */
export function shortDay(heading: string): string {
  return heading.slice(0, 3);
}
