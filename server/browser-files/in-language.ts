import type { Locale } from '../../i18n/locales.ts';

/** What a script with words is called in one language. */
export function inLanguage(script: string, locale: Locale): string {
  return script.replace(/\.js$/, `.${locale}.js`);
}
