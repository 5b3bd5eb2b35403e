import { dateFormat } from '../../lib/formats.ts';
import type { LocalDay } from '../../lib/local-time.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import { withCapital } from '../../lib/with-capital.ts';

/** As inside a sentence: `Monday`, `lunes`. 0 is Monday. */
export function weekdayName({ weekday, locale }: { weekday: number; locale: Locale }): string {
  const format = { weekday: 'long', timeZone: 'UTC' } as const;
  // 1 January 2024 was a Monday.
  return dateFormat(locales[locale].languageTag, format).format(Date.UTC(2024, 0, 1 + weekday));
}

/** Where there is little room: `Mon`, `lun`. */
export function weekdayShort({ weekday, locale }: { weekday: number; locale: Locale }): string {
  const format = { weekday: 'short', timeZone: 'UTC' } as const;
  return dateFormat(locales[locale].languageTag, format).format(Date.UTC(2024, 0, 1 + weekday));
}

/** As a heading: `Lunes`. */
export function weekdayHeading(args: { weekday: number; locale: Locale }): string {
  const name = weekdayName(args);
  const { languageTag } = locales[args.locale];
  return withCapital(name, languageTag);
}

/** As a heading, with its date: `Lunes, 9 mar`. */
export function dateHeading({ date, locale }: { date: LocalDay; locale: Locale }): string {
  const { languageTag } = locales[locale];
  const format = { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const text = dateFormat(languageTag, format).format(new Date(date));
  return withCapital(text, languageTag);
}

/** As a heading where there is little room: `Lun 9`. */
export function shortDateHeading({ date, locale }: { date: LocalDay; locale: Locale }): string {
  const { languageTag } = locales[locale];
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(languageTag, { ...options, timeZone: 'UTC' }).format(new Date(date));
  const weekday = part({ weekday: 'short' });
  return `${withCapital(weekday, languageTag)} ${part({ day: 'numeric' })}`;
}

/** As inside a sentence, with its date: `lunes, 9 de marzo`. */
export function dateInSentence({ date, locale }: { date: LocalDay; locale: Locale }): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return dateFormat(locales[locale].languageTag, format).format(new Date(date));
}
