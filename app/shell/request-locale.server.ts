import { AsyncLocalStorage } from 'node:async_hooks';
import { overwriteGetLocale } from '../../i18n/paraglide/runtime.js';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';

const currentLocale = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => currentLocale.getStore() ?? defaultLocale);

/** Messages read inside `work`, rendering included, are in this language. */
export function withLocale<T>(locale: Locale, work: () => T): T {
  return currentLocale.run(locale, work);
}
