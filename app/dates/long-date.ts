import { dateFormat } from '../../lib/formats.ts';
import type { LocalDay } from '../../lib/local-time.ts';
import { locales, type Locale } from '../../i18n/locales.ts';

/** `March 9, 2026`: the same in the page from the server and in the browser, wherever that is. */
export function longDate(time: string, locale: Locale): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return dateFormat(locales[locale].languageTag, format).format(new Date(time));
}

/** `March 9, 2026, 14:05 UTC`: of a log, where every reader is to see the same. */
export function timeOfLog(time: string, locale: Locale): string {
  return `${longDate(time, locale)}, ${time.slice(11, 16)} UTC`;
}

/** `March 9` */
export function dayAndMonth(day: LocalDay, locale: Locale): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return dateFormat(locales[locale].languageTag, format).format(new Date(day));
}
