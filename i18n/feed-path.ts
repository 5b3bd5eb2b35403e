import { locales, type Locale } from './locales.ts';

/** Where what is new in a language is read by programs. */
export function feedPath(locale: Locale): string {
  return `${locales[locale].prefix}/feed.xml`;
}
