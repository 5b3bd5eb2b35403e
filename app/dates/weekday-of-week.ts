import { locales, type Locale } from '../../i18n/locales.ts';

/** Of a week that has no dates yet, by where readers of the language begin one. 0 is Monday. */
export function weekdayOfWeek({ index, locale }: { index: number; locale: Locale }): number {
  const first = locales[locale].firstDayOfWeek === 'monday' ? 0 : 6;
  return (first + index) % 7;
}
