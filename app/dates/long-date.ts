import type { LocalDay } from '../../lib/local-time.ts';
import type { Locale } from '../../i18n/locales.ts';
import { dateWords } from './date-words.ts';

/** `March 9, 2026`: the same in the page from the server and in the browser, wherever that is. */
export function longDate(time: string, locale: Locale): string {
  return dateWords({ date: time, locale, day: 'numeric', month: 'long', year: 'numeric' });
}

/** `March 9, 2026, 14:05 UTC`: of a log, where every reader is to see the same. */
export function timeOfLog(time: string, locale: Locale): string {
  return `${longDate(time, locale)}, ${time.slice(11, 16)} UTC`;
}

/** `March 9` */
export function dayAndMonth(day: LocalDay, locale: Locale): string {
  return dateWords({ date: day, locale, day: 'numeric', month: 'long' });
}
