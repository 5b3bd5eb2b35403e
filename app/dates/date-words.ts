import * as m from '../../i18n/paraglide/messages.js';
import type { Locale } from '../../i18n/locales.ts';
import type { LocalDay } from '../../lib/local-time.ts';

type Length = 'long' | 'short';

interface Day {
  /** Or a moment whose day in UTC is said. */
  date: LocalDay | number;
  locale: Locale;
  weekday?: Length;
}

/** Languages write a year in one way after `March 9` and in another after `March` or `Mar 9`. */
type DateWords = Day &
  (
    | { day?: 'numeric'; month?: Length; year?: undefined }
    | { day: 'numeric'; month: 'long'; year: 'numeric' }
  );

/** Names in their order, Monday and January first, in one message: `Mon|Tue`. */
const between = '|';

const weekdays = { long: m.dates_weekdays, short: m.dates_weekdays_short };
const months = { long: m.dates_months, short: m.dates_months_short };
const daysOfMonth = { long: m.dates_day_month, short: m.dates_day_month_short };

/**
 * A day of the calendar, the parts of it that are asked for: `Monday, March 9`. Its words are
 * messages: the first format for days takes a phone some 30 ms to make, while it takes up the page,
 * and browsers write some months in another way than the server.
 */
export function dateWords({ date, locale, weekday, day, month, year }: DateWords): string {
  const said = { locale };
  const time = new Date(date);
  const dayOfMonth = String(time.getUTCDate());
  const monthName = month && nth(months[month]({}, said), time.getUTCMonth());
  const ofMonth =
    month && day ? daysOfMonth[month]({ day: dayOfMonth, month: monthName ?? '' }, said) : null;
  const ofYear = ofMonth ?? monthName ?? (day ? dayOfMonth : '');
  const whole =
    year === undefined
      ? ofYear
      : m.dates_with_year({ date: ofYear, year: String(time.getUTCFullYear()) }, said);
  if (weekday === undefined) return whole;
  const name = nth(weekdays[weekday]({}, said), (time.getUTCDay() + 6) % 7);
  return whole === '' ? name : m.dates_with_weekday({ weekday: name, date: whole }, said);
}

function nth(names: string, index: number): string {
  return names.split(between)[index] ?? '';
}
