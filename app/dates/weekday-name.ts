import { locales, type Locale } from '../../i18n/locales.ts';

/** As inside a sentence: `Monday`, `lunes`. 0 is Monday. */
export function weekdayName({ weekday, locale }: { weekday: number; locale: Locale }): string {
  const format = { weekday: 'long', timeZone: 'UTC' } as const;
  // 1 January 2024 was a Monday.
  return new Intl.DateTimeFormat(locales[locale].languageTag, format).format(
    Date.UTC(2024, 0, 1 + weekday),
  );
}

/** As a heading: `Lunes`. */
export function weekdayHeading(args: { weekday: number; locale: Locale }): string {
  const name = weekdayName(args);
  const { languageTag } = locales[args.locale];
  return name.charAt(0).toLocaleUpperCase(languageTag) + name.slice(1);
}
