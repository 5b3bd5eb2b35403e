import * as m from '../../i18n/paraglide/messages.js';
import type { LocalDay } from '../../lib/local-time.ts';
import type { Locale } from '../../i18n/locales.ts';
import { withCapital } from '../../lib/with-capital.ts';
import { dateWords } from './date-words.ts';

interface Weekday {
  /** 0 is Monday. */
  weekday: number;
  locale: Locale;
}

interface Day {
  date: LocalDay;
  locale: Locale;
}

/** As inside a sentence: `Monday`, `lunes`. */
export function weekdayName({ weekday, locale }: Weekday): string {
  return dateWords({ date: dateOf(weekday), locale, weekday: 'long' });
}

/** Where there is little room: `Mon`, `lun`. */
export function weekdayShort({ weekday, locale }: Weekday): string {
  return dateWords({ date: dateOf(weekday), locale, weekday: 'short' });
}

/** As a heading: `Lunes`. */
export function weekdayHeading(weekday: Weekday): string {
  return withCapital(weekdayName(weekday));
}

/** As a heading, with its date: `Lunes, 9 mar`. */
export function dateHeading(day: Day): string {
  return withCapital(dateWords({ ...day, weekday: 'long', day: 'numeric', month: 'short' }));
}

/** As a heading where there is little room: `Lun 9`. */
export function shortDateHeading(day: Day): string {
  return `${withCapital(dateWords({ ...day, weekday: 'short' }))} ${dateWords({ ...day, day: 'numeric' })}`;
}

/** As a heading, with its whole date: `Lunes, 9 de marzo`. */
export function longDateHeading(day: Day): string {
  return withCapital(dateWords({ ...day, weekday: 'long', day: 'numeric', month: 'long' }));
}

/** As inside a sentence, with its date: `lunes 9 de marzo`, in Spanish without the comma it has alone. */
export function dateInSentence(day: Day): string {
  const weekday = dateWords({ ...day, weekday: 'long' });
  const date = dateWords({ ...day, day: 'numeric', month: 'long' });
  return m.dates_in_sentence({ weekday, date }, { locale: day.locale });
}

/** 1 January 2024 was a Monday. */
function dateOf(weekday: number): number {
  return Date.UTC(2024, 0, 1 + weekday);
}
