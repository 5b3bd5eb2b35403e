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

/** How the messages count: the first is 0, which is Monday and January. */
const dayNumbers = ['0', '1', '2', '3', '4', '5', '6'] as const;
const monthNumbers = [...dayNumbers, '7', '8', '9', '10', '11'] as const;

const weekdays = { long: m.dates_weekday, short: m.dates_weekday_short };
const months = { long: m.dates_month, short: m.dates_month_short };
const daysOfMonth = { long: m.dates_day_month, short: m.dates_day_month_short };

/**
 * A day of the calendar, the parts of it that are asked for: `Monday, March 9`. Its words are
 * messages: a browser takes longer to make its own format for days than a page to be taken up, and
 * writes some months in another way than the server.
 */
export function dateWords({ date, locale, weekday, day, month, year }: DateWords): string {
  const said = { locale };
  const time = new Date(date);
  const dayOfMonth = String(time.getUTCDate());
  const monthNumber = monthNumbers[time.getUTCMonth()] ?? '0';
  const monthName = month && months[month]({ month: monthNumber }, said);
  const ofMonth =
    month && day ? daysOfMonth[month]({ day: dayOfMonth, month: monthName ?? '' }, said) : null;
  const ofYear = ofMonth ?? monthName ?? (day ? dayOfMonth : '');
  const whole =
    year === undefined
      ? ofYear
      : m.dates_with_year({ date: ofYear, year: String(time.getUTCFullYear()) }, said);
  if (weekday === undefined) return whole;
  const dayNumber = dayNumbers[(time.getUTCDay() + 6) % 7] ?? '0';
  const name = weekdays[weekday]({ weekday: dayNumber }, said);
  return whole === '' ? name : m.dates_with_weekday({ weekday: name, date: whole }, said);
}
